const LEAST_WORDS = 2;
/** Where a shop's name turns from what it is to what it promises; a comma of "B, C, and E" turns nowhere. */
const TAIL = /,(?!(?: [^\s,]+,?)? and )| \(|\(| - | – | \| |\|| (?:with|for|w\/) /i;
const SPF = /SPF\s*\d{1,3}/i;

/** The name without what a shop appends: "Reverse 0.2% Retinol Firming Serum for Fine Lines & Wrinkles" ends at "Serum". */
export function shortName(name: string): string {
	let short = name.trim();
	for (let at = short.search(TAIL); at > 0; at = short.search(TAIL)) {
		const head = short.slice(0, at).trim();
		if (head.split(/\s+/).length < LEAST_WORDS) break;
		short = head;
	}
	const protection = SPF.exec(name)?.[0];
	return protection === undefined || SPF.test(short) ? short : `${short} ${protection}`;
}
