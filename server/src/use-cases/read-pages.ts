/** Rows of a query that is read page by page; `next` gets the last row of the page before. */
export async function* readPages<Row>(
	next: (last: Row | null, read: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
	let last: Row | null = null;
	let read = 0;
	for (;;) {
		const page: readonly Row[] = await next(last, read);
		if (page.length === 0) return;
		yield* page;
		last = page.at(-1) ?? null;
		read += page.length;
	}
}
