/** The wire gives seconds or milliseconds; a value under 1e12 is seconds. Answers in milliseconds. */
export function planEnd(expiresAt: number | null): number | null {
	if (expiresAt === null) return null;
	return expiresAt < 1e12 ? expiresAt * 1000 : expiresAt;
}
