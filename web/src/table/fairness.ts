/** The SHA-256 of the seed's printed digits, as it was published before the game; null where the browser cannot tell. */
export async function commitmentOf(seed: string): Promise<string | null> {
  // Browsers offer their cryptography only to pages that came safely.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return Array.from(new Uint8Array(digest), (n) => n.toString(16).padStart(2, '0')).join('');
}
