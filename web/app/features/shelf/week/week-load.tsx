import type { Shelf } from "@dewlight/contracts/shelf.ts";
import { classNames } from "#ui/class-names.ts";
import { shelfCopy as copy } from "../copy.ts";

const LOOKS = { rest: "bg-silk text-ink-2", one: "bg-blush text-fig", much: "bg-amber-soft text-amber" };

/** Seven days with what acts in the morning and at night; what clashes is said below. */
export function WeekLoad({ week }: { week: Shelf["week"] }) {
	const halves = week.flatMap(({ morning, night }) => [morning, night]);
	if (halves.every(({ load }) => load === "rest")) return <p className="text-ink-2">{copy.weekEmpty}</p>;
	const clashes = [...new Set(halves.flatMap(({ clash }) => clash ?? []))];
	return (
		<div className="grid gap-4">
			<ul className="grid gap-2">
				{week.map(({ day, morning, night }) => (
					<li key={day} className="grid grid-cols-2 gap-2 wide:grid-cols-[8rem_1fr_1fr]">
						<p className="col-span-2 self-center font-semibold wide:col-span-1">{copy.days[day]}</p>
						<Half label={copy.morning} {...morning} />
						<Half label={copy.night} {...night} />
					</li>
				))}
			</ul>
			{clashes.map((why) => (
				<p key={why} className="text-amber">
					{why}
				</p>
			))}
		</div>
	);
}

function Half({ label, load, products }: { label: string } & Shelf["week"][number]["morning"]) {
	const actives = [...new Set(products.flatMap((one) => one.actives))];
	return (
		<div
			className={classNames(
				"grid content-start gap-0.5 rounded-sm px-4 py-2.5 [overflow-wrap:anywhere]",
				LOOKS[load],
			)}
		>
			<p className="text-small">
				{label}: <span className="font-semibold">{copy.loads[load]}</span>
			</p>
			{actives.length > 0 && <p className="text-small text-ink">{actives.join(", ")}</p>}
		</div>
	);
}
