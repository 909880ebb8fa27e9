/** Line drawings on a 24 x 24 grid; told apart by shape alone. */
export const MATERIAL_ART: Record<string, string> = {
  rubble: 'M2 19h20l-4-7-3 1-3-6-4 6-3-1zM8 15h.01M12 13h.01M16 16h.01M11 17h.01',
  wood: 'M6 8h11a4 4 0 0 1 0 8H6M6 8a4 4 0 0 0 0 8 4 4 0 0 0 0-8zM6 11a1 1 0 1 0 .01 0M12 11h6M11 13.500h4',
  brick: 'M3 6h18v12H3zM3 10h18M3 14h18M9 6v4M15 6v4M6 10v4M12 10v4M18 10v4M9 14v4M15 14v4',
  concrete: 'M3 20v-8a9 8 0 0 1 18 0v8h-5v-7a4 4 0 0 0-8 0v7zM12 4v5M5.500 7.500l4 3M18.500 7.500l-4 3',
  stone: 'M3 8l9-4 9 4v8l-9 4-9-4zM3 8l9 4 9-4M12 12v8',
  marble: 'M5 3h14v3H5zM5 18h14v3H5zM7.500 6v12M10.500 6v12M13.500 6v12M16.500 6v12',
};

export const ROLE_ART: Record<string, string> = {
  laborer: 'M4 10h16l-2 10H6zM7 10a5 6 0 0 1 10 0M9 13v4M12 13v4M15 13v4',
  craftsman: 'M4 20 14 9M10 6l3-2c4-1 7 1 8 5l-5-1-2 4z',
  legionary: 'M12 2l2.500 3v10h-5V5zM6.500 15h11M12 15v4M10 21h4v-2h-4z',
  architect: 'M12 2v2M12 4a2 2 0 1 0 .01 0M11 8 6 21M13 8l5 13M8.500 15h7',
  merchant:
    'M12 3v17M7 20h10M4 6h16M4 6l-2.500 7h5zM20 6l-2.500 7h5zM1.500 13a2.500 2 0 0 0 5 0M17.500 13a2.500 2 0 0 0 5 0',
  patron:
    'M13 3a3 3 0 1 0 .01 0M2 14h3l3-1.500c2-.8 3 .5 5 .5h3c2 0 2 3 0 3h-4M16 15l4-2.500c2-1 3 1 1.500 2L14 20H7l-5-1',
  jack: 'M12 3c3 0 5 2 5 5 0 4-2 7-5 7s-5-3-5-7c0-3 2-5 5-5zM4 21c1-4 4-5 8-5s7 1 8 5M8 7h8M6 5c-1-1-1-2 0-3M18 5c1-1 1-2 0-3',
};

/** Patterns of the materials: a tile drawn over the color. */
export const PATTERNS: Record<string, { size: number; d: string }> = {
  rubble: { size: 10, d: 'M2 3h.01M7 2h.01M4 7h.01M9 8h.01' },
  wood: { size: 12, d: 'M0 3c4-2 8 2 12 0M0 7c4-2 8 2 12 0M0 11c4-2 8 2 12 0' },
  brick: { size: 12, d: 'M0 3h12M0 9h12M3 3v6M9 9v3M9 0v3' },
  concrete: { size: 10, d: 'M1 2l1 1M6 1l1-1M4 5h1M8 7l1 1M2 8l1-1' },
  stone: { size: 16, d: 'M0 5h16M0 13h16M5 5v8M13 13v3M13 0v5' },
  marble: { size: 16, d: 'M0 12C4 8 6 14 10 8s4-4 6-6M2 16c2-3 5-2 7-4' },
};
