import type { ShelfItem } from "@dewlight/contracts/shelf.ts";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type PackChange, today, useShelfChange } from "../calls.ts";
import { shelfCopy as copy } from "../copy.ts";

type PackFields = Record<"opened_on" | "lasts_months" | "best_before" | "price", string>;

const fieldsOf = (item: ShelfItem): PackFields => ({
	opened_on: item.opened_on ?? "",
	lasts_months: item.lasts_months?.toString() ?? "",
	best_before: item.best_before ?? "",
	price: item.price?.toString() ?? "",
});

/** Only what was typed is told, so that what was told elsewhere meanwhile stays. */
function bodyOf({ opened_on, lasts_months, best_before, price }: Partial<PackFields>): PackChange {
	return {
		...(opened_on !== undefined && { opened_on: opened_on || null }),
		...(lasts_months !== undefined && { lasts_months: lasts_months === "" ? null : Number(lasts_months) }),
		...(best_before !== undefined && { best_before: best_before || null }),
		...(price !== undefined && { price: price === "" ? null : Number(price) }),
	};
}

/** What was typed since `saved` was sent. */
function without(now: Partial<PackFields>, saved: Partial<PackFields>): Partial<PackFields> {
	const names = Object.keys(now) as (keyof PackFields)[];
	return Object.fromEntries(
		names.filter((name) => now[name] !== saved[name]).map((name) => [name, now[name]]),
	);
}

/** Dates and price of one pack; an empty field tells nothing. What is not typed here stays as the pack has it now. */
export function PackForm({ item }: { item: ShelfItem }) {
	const change = useShelfChange();
	const [changed, setChanged] = useState<Partial<PackFields>>({});
	const pack = { ...fieldsOf(item), ...changed };
	const set = (field: Partial<PackFields>) => setChanged((now) => ({ ...now, ...field }));
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (Object.keys(changed).length === 0) return;
		change.mutate(
			{ call: "changeShelfItem", id: item.id, body: bodyOf(changed) },
			{ onSuccess: () => setChanged((now) => without(now, changed)) },
		);
	};
	return (
		<form onSubmit={submit} className="grid gap-4 wide:grid-cols-2 wide:items-end">
			<TextField
				type="date"
				label={copy.opened}
				max={today()}
				value={pack.opened_on}
				onChange={(event) => set({ opened_on: event.target.value })}
			/>
			<TextField
				type="date"
				label={copy.bestBefore}
				value={pack.best_before}
				onChange={(event) => set({ best_before: event.target.value })}
			/>
			<TextField
				type="number"
				inputMode="numeric"
				min={1}
				max={60}
				label={copy.lasts}
				value={pack.lasts_months}
				onChange={(event) => set({ lasts_months: event.target.value })}
			/>
			<TextField
				type="number"
				inputMode="decimal"
				min={0}
				step="0.01"
				label={`${copy.price} (${item.currency})`}
				value={pack.price}
				onChange={(event) => set({ price: event.target.value })}
			/>
			<div className="flex flex-wrap items-center gap-3 wide:col-span-2">
				<Button type="submit" size="small" busy={change.isPending}>
					{change.isPending ? copy.saving : copy.save}
				</Button>
				<output className="text-small text-sage">{change.isSuccess && copy.saved}</output>
				{change.isError && <FieldError>{copy.saveFailed}</FieldError>}
			</div>
		</form>
	);
}
