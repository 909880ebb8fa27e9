/** Two soft notes: it is your turn. */
export function chime(): void {
  const audio = new AudioContext();
  [523.25, 783.99].forEach((frequency, index) => {
    const start = audio.currentTime + index * 0.14;
    const volume = audio.createGain();
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.4);
    if (index === 1) tone.onended = () => void audio.close();
  });
}
