import type { Shelf, ShelfItem } from "@dewlight/contracts/shelf.ts";
import { LEAVING_WAYS } from "@dewlight/core/shelf/shelf.ts";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { FieldError, TextField } from "#ui/field.tsx";
import { Card } from "#ui/page.tsx";
import { ProductPicture } from "#ui/product/product-picture.tsx";
import { Tag } from "#ui/tag.tsx";
import { type PackChange, today, useShelfChange } from "../calls.ts";
import { shelfCopy as copy } from "../copy.ts";
import { isTesting, PatchStart } from "../reactions/patch-tests.tsx";
import { ReactionForm } from "../reactions/reactions.tsx";

const TONES = {
	closed: "neutral",
	fine: "sage",
	ends_soon: "amber",
	ended: "danger",
	left: "neutral",
} as const;

/** One pack: until when it is good first, everything else one tap behind. */
export function ShelfCard({ item, shelf }: { item: ShelfItem; shelf: Shelf }) {
	const change = useShelfChange();
	const [noting, setNoting] = useState(false);
	const set = (body: PackChange) => change.mutate({ call: "changeShelfItem", id: item.id, body });
	const isHere = item.state !== "left";
	return (
		<Card className="grid h-full content-start gap-4">
			<div className="flex gap-4">
				<ProductPicture
					product={item}
					category={item.category ?? ""}
					alt=""
					className="h-20 w-16 shrink-0 rounded-sm"
				/>
				<div className="grid min-w-0 content-start justify-items-start gap-1.5">
					<h3 className="font-semibold">{[item.brand, item.name].filter(Boolean).join(" ")}</h3>
					<div className="flex flex-wrap gap-2">
						<Tag tone={TONES[item.state]}>{copy.states[item.state]}</Tag>
						{item.in_use && <Tag>{copy.inPlan}</Tag>}
						{item.tested !== null && (
							<Tag tone={item.tested === "calm" ? "sage" : "danger"}>{copy.tested[item.tested]}</Tag>
						)}
						{isTesting(shelf.patch_tests, item.product_id) && <Tag tone="amber">{copy.testing}</Tag>}
					</div>
					<p>{item.words}</p>
				</div>
			</div>
			{isHere ? (
				<div className="flex flex-wrap gap-2">
					{item.opened_on === null && (
						<Button size="small" disabled={change.isPending} onClick={() => set({ opened_on: today() })}>
							{copy.openedToday}
							<span className="sr-only"> ({item.name})</span>
						</Button>
					)}
					<Button
						size="small"
						tone="secondary"
						aria-expanded={noting}
						aria-label={copy.reactLabel(item.name)}
						onClick={() => setNoting(!noting)}
					>
						{copy.react}
					</Button>
					{item.tested === null && (
						<PatchStart item={item} tests={shelf.patch_tests} reactions={shelf.reactions} />
					)}
				</div>
			) : (
				<div className="flex flex-wrap gap-2">
					<Button size="small" tone="secondary" onClick={() => set({ left_as: null })}>
						{copy.back}
						<span className="sr-only"> ({item.name})</span>
					</Button>
					<Button
						size="small"
						tone="quiet"
						onClick={() => change.mutate({ call: "removeShelfItem", id: item.id })}
					>
						{copy.remove}
						<span className="sr-only"> ({item.name})</span>
					</Button>
				</div>
			)}
			{noting && <ReactionForm item={item} />}
			{change.isError && <FieldError>{copy.saveFailed}</FieldError>}
			{isHere && (
				<Disclosure
					summary={
						<>
							{copy.edit}
							<span className="sr-only"> ({item.name})</span>
						</>
					}
				>
					<div className="grid gap-4">
						<PackForm item={item} />
						<div className="flex flex-wrap gap-2 border-t border-line pt-4">
							{LEAVING_WAYS.map((way) => (
								<Button
									key={way}
									size="small"
									tone="quiet"
									aria-label={copy.leaveLabel(copy.leave[way], item.name)}
									onClick={() => set({ left_as: way, left_on: today() })}
								>
									{copy.leave[way]}
								</Button>
							))}
							<Button
								size="small"
								tone="quiet"
								aria-label={`${copy.remove} ${item.name}`}
								onClick={() => change.mutate({ call: "removeShelfItem", id: item.id })}
							>
								{copy.remove}
							</Button>
						</div>
					</div>
				</Disclosure>
			)}
		</Card>
	);
}

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
function PackForm({ item }: { item: ShelfItem }) {
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
