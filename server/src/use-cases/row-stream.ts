/** A JSON text of one value. */
export async function* jsonOf(value: unknown): AsyncGenerator<string> {
	yield `${JSON.stringify(value, null, "\t")}\n`;
}

type Rows = AsyncIterable<unknown> | Iterable<unknown>;

/** A JSON list of rows that arrive one after the other; only one is held at a time. */
export async function* jsonList(rows: Rows): AsyncGenerator<string> {
	let before = "[\n";
	for await (const row of rows) {
		yield before + JSON.stringify(row, null, "\t");
		before = ",\n";
	}
	yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** An object of such lists, in order. */
export async function* jsonLists(lists: Record<string, Rows>): AsyncGenerator<string> {
	let before = "{\n";
	for (const [name, rows] of Object.entries(lists)) {
		yield `${before}${JSON.stringify(name)}: `;
		yield* jsonList(rows);
		before = ",\n";
	}
	yield "}\n";
}

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
