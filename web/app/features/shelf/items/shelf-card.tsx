import type { Shelf, ShelfItem } from "@dewlight/contracts/shelf.ts";
import { LEAVING_WAYS } from "@dewlight/core/shelf/shelf-item.ts";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { FieldError } from "#ui/field.tsx";
import { ProductPicture } from "#ui/product/product-picture.tsx";
import { Tag } from "#ui/tag.tsx";
import { type PackChange, today, useShelfChange } from "../calls.ts";
import { shelfCopy as copy } from "../copy.ts";
import { isTesting, PatchStart } from "../reactions/patch-start.tsx";
import { ReactionForm } from "../reactions/reaction-form.tsx";
import { PackForm } from "./pack-form.tsx";

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
