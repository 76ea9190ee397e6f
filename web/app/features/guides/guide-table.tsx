import type { GuideBlock } from "./guide.ts";
import { LineText } from "./line-text.tsx";

type Table = Extract<GuideBlock, { kind: "table" }>;

/** A table; in narrow windows every row stands for itself, with the name of the column before each value. */
export function GuideTable({ table: { caption, head, rows } }: { table: Table }) {
	return (
		<table className="block w-full overflow-hidden rounded-sm border border-line bg-surface text-left text-small wide:table wide:border-separate wide:border-spacing-0">
			<caption className="block border-b border-line px-4 py-3 text-left font-semibold wide:table-caption wide:border-0 wide:px-0">
				{caption}
			</caption>
			<thead className="sr-only wide:not-sr-only wide:table-header-group">
				<tr>
					{head.map((name) => (
						<th
							key={name}
							scope="col"
							className="px-4 py-3 align-bottom font-semibold wide:bg-silk wide:first:rounded-tl-[13px] wide:last:rounded-tr-[13px]"
						>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="block divide-y divide-line wide:table-row-group">
				{rows.map((row) => (
					<tr key={row.join()} className="grid gap-1 px-4 py-4 wide:table-row wide:p-0">
						{row.map((cell, at) => (
							<Cell key={head[at] ?? cell} line={cell} column={at === 0 ? null : (head[at] ?? null)} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const CELL = "block wide:table-cell wide:border-t wide:border-line wide:px-4 wide:py-3 wide:align-top";

/** The first cell names its row. */
function Cell({ line, column }: { line: string; column: string | null }) {
	if (column === null) {
		return (
			<th scope="row" className={`${CELL} font-semibold wide:w-[28%]`}>
				<LineText line={line} />
			</th>
		);
	}
	return (
		<td className={`${CELL} text-ink-2`}>
			<span aria-hidden="true" className="font-medium text-ink wide:hidden">
				{column}:{" "}
			</span>
			<LineText line={line} />
		</td>
	);
}
