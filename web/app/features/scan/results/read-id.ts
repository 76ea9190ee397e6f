/** A check-in id from an address: a whole number from 0 up to the database's largest; null for anything else. */
export function readId(text: string | null | undefined): number | null {
	if (text === null || text === undefined || !/^\d{1,10}$/.test(text)) return null;
	const id = Number(text);
	return id <= 2_147_483_647 ? id : null;
}
