import type { PatchTest, Reaction, ShelfItem } from "@dewlight/contracts/shelf.ts";
import { Trash2 } from "lucide-react";
import { useShelfChange } from "../calls.ts";
import { shelfCopy as copy } from "../copy.ts";
import { PatchStart } from "./patch-start.tsx";

const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

interface ReactionLogProps {
	reactions: readonly Reaction[];
	tests: readonly PatchTest[];
	/** What is still here. */
	items: readonly ShelfItem[];
}

/** Product by product, newest first: what was seen on which day since it was opened. */
export function ReactionLog({ reactions, tests, items }: ReactionLogProps) {
	const change = useShelfChange();
	if (reactions.length === 0) return <p className="text-ink-2">{copy.logEmpty}</p>;
	const products = new Map<string, Reaction[]>();
	for (const one of reactions)
		products.set(one.product_name, [...(products.get(one.product_name) ?? []), one]);
	return (
		<div className="grid gap-6 desk:grid-cols-2">
			{[...products].map(([name, entries]) => (
				<div key={name} className="grid content-start gap-2">
					<h3 className="font-semibold">{name}</h3>
					{items
						.filter(({ product_id }) => product_id === entries[0]?.product_id)
						.slice(0, 1)
						.map((item) => (
							<p key={item.id}>
								<PatchStart item={item} tests={tests} reactions={reactions} />
							</p>
						))}
					<ul className="grid gap-1.5 border-l-2 border-line pl-4">
						{entries.map(({ id, day, day_of_use, signs, note }) => (
							<li key={id} className="flex items-start justify-between gap-3">
								<div className="min-w-0">
									<p>
										<span className="font-medium">{signs.map((sign) => copy.signs[sign]).join(", ")}</span>
										<span className="text-small text-ink-2">
											{" · "}
											{DAY.format(new Date(`${day}T00:00:00Z`))}
											{day_of_use !== null && `, ${copy.dayOfUse(day_of_use)}`}
										</span>
									</p>
									{note !== null && <p className="text-small text-ink-2 [overflow-wrap:anywhere]">{note}</p>}
								</div>
								<button
									type="button"
									aria-label={copy.deleteEntry(name, day)}
									onClick={() => change.mutate({ call: "removeReaction", id })}
									className="grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-silk hover:text-ink"
								>
									<Trash2 aria-hidden="true" className="size-4.5" />
								</button>
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	);
}
