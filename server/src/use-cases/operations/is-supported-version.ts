/** Whether a version of the app, such as 1.4.2, is at least the oldest one that works; missing numbers count as 0. */
export function isSupportedVersion(version: string, minimum: string | null): boolean {
	if (minimum === null) return true;
	const own = version.split(".").map(Number);
	for (const [place, needed] of minimum.split(".").map(Number).entries()) {
		const number = own[place] ?? 0;
		if (number !== needed) return number > needed;
	}
	return true;
}
