/** Line drawings on a 24 x 24 grid, stroked in the color of the text. */
export const ICONS = {
  undo: 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.700 1-2.500A6 6 0 0 0 12 3z',
  rules: 'M5 4h9a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM5 16a4 4 0 0 1 4-4h9',
  gear: 'M4 7h9M17 7h3M15 5a2 2 0 1 0 .01 0M4 17h3M11 17h9M9 15a2 2 0 1 0 .01 0',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  back: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  first: 'M17 6l-6 6 6 6M7 6v12',
  last: 'M7 6l6 6-6 6M17 6v12',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  check: 'M5 13l4 4L19 7',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  download: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 4-6 8-6s8 2 8 6',
  branch: 'M7 4v16M7 12c6 0 10-2 10-8M14 6l3-3 3 3',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  warn: 'M12 3 2 20h20zM12 10v4M12 17h.01',
  replay: 'M4 5v5h5M4 10a8 8 0 1 1 2 7',
  loss: 'M12 4v10M7 10l5 5 5-5M5 20h14',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  chat: 'M4 5h16v11H9l-5 4z',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  mute: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4M4 4l16 16',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  pin: 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const;

export type IconName = keyof typeof ICONS;

/** Standards of the seats: solid shapes on a 24 x 24 grid. */
export const STANDARD_SHAPES = {
  eagle:
    'M12 3l2 3-1 2c3-2 6-2 10-1-2 1-2 2-4 3 1 1-1 2-3 2-1 2-2 2-2.500 2.500L15 19h-2l-1 2-1-2H9l1.500-4.500C10 14 9 14 8 12c-2 0-4-1-3-2-2-1-2-2-4-3 4-1 7-1 10 1l-1-2z',
  wolf: 'M3 4l5 4h8l5-4-1 8-3 3-1 3-4 3-4-3-1-3-3-3zM8.500 11l1.500 1.500L11 11zM13 11l1 1.500 1.500-1.500z',
  bull: 'M2 4c1 4 3 5 6 5h8c3 0 5-1 6-5 1 5-1 8-4 9l-1 4-3 4h-4l-3-4-1-4c-3-1-5-4-4-9zM9 12a1 1 0 1 0 .01 0zM15 12a1 1 0 1 0 .01 0z',
  boar: 'M2 13c0-5 5-8 10-7l2-3 1 3c4 1 6 3 7 7l-3 3-3-1-1 5h-2l-1-4H9l-1 4H6l-1-5c-2 0-3-1-3-2zM17 10a1 1 0 1 0 .01 0z',
  horse: 'M8 21c0-4 2-5 2-8l-4 2-3-2 4-6 3-2 1-3 2 3c5 1 8 6 8 16z',
  owl: 'M5 3l4 2h6l4-2v9c0 5-3 9-7 9s-7-4-7-9zM9 8a2 2 0 1 0 .01 0zM15 8a2 2 0 1 0 .01 0zM12 11l1 2h-2z',
} as const;
