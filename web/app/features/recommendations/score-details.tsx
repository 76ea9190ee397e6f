import type { Product } from "@dewlight/contracts/products.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { shortName } from "#ui/product/short-name.ts";
import { recommendationsCopy as copy } from "./copy.ts";

const POINTS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** The reason in a sentence, and the points it came from. */
export function ScoreDetails({ product }: { product: Product }) {
	const { name, reason, score_parts = [], score } = product;
	const cut = shortName(name) !== name;
	if (reason === undefined && score_parts.length === 0 && !cut) return null;
	return (
		<Disclosure summary={copy.why} onPaper={false}>
			<div className="grid gap-3 text-small">
				{cut && <p className="font-semibold">{name}</p>}
				{reason !== undefined && <p>{reason}</p>}
				{score_parts.length > 0 && (
					<table className="w-full">
						<thead className="sr-only">
							<tr>
								<th scope="col">{copy.part}</th>
								<th scope="col">{copy.points}</th>
							</tr>
						</thead>
						<tbody>
							{score_parts.map(({ part, words, points }) => (
								<tr key={part} className="border-b border-line last:border-0">
									<th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink-2">
										{words}
									</th>
									<td className="py-1.5 text-right align-top tabular-nums">{POINTS.format(points)}</td>
								</tr>
							))}
						</tbody>
						{score !== undefined && (
							<tfoot>
								<tr className="border-t border-field font-semibold">
									<th scope="row" className="py-1.5 text-left font-semibold">
										{copy.total}
									</th>
									<td className="py-1.5 text-right tabular-nums">{POINTS.format(score)}</td>
								</tr>
							</tfoot>
						)}
					</table>
				)}
			</div>
		</Disclosure>
	);
}
