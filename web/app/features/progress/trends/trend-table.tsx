import type { ProgressSeries } from "@dewlight/contracts/progress.ts";
import { amountWords, displayNumber } from "@dewlight/core/skin/metric-words.ts";
import { paths } from "#paths.ts";
import { dayWords } from "#ui/day-words.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { progressCopy } from "../copy.ts";

const copy = progressCopy.trends;
const CELL = "py-2.5 pr-4 text-left align-top last:pr-0";

/** The chart in words, newest scan first. */
export function TrendTable({ series }: { series: ProgressSeries }) {
	return (
		<Disclosure summary={copy.table}>
			<div className="overflow-x-auto">
				<table className="w-full min-w-[26rem] text-small">
					<thead className="text-ink-2">
						<tr className="border-b border-field">
							{Object.values(copy.columns).map((name) => (
								<th key={name} scope="col" className={`${CELL} font-medium`}>
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{series.points
							.toReversed()
							.map(({ checkin_id, at, value, band, comparable, differs_in, repeated }) => (
								<tr key={checkin_id} className="border-b border-line last:border-0">
									<th scope="row" className={`${CELL} font-normal whitespace-nowrap`}>
										<TextLink to={paths.result(checkin_id)}>{dayWords(at)}</TextLink>
									</th>
									<td className={CELL}>
										{value === null ? copy.notMeasured : amountWords(series.metric, value)}
									</td>
									<td className={`${CELL} whitespace-nowrap`}>
										{band === null ? copy.none : copy.noise(displayNumber(series.metric, band))}
									</td>
									<td className={CELL}>
										{comparable
											? repeated
												? copy.repeated
												: copy.compared
											: copy.differs(differs_in.join(" "))}
									</td>
								</tr>
							))}
					</tbody>
				</table>
			</div>
		</Disclosure>
	);
}
