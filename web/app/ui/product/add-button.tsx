import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedPlanAnswer } from "@dewlight/contracts/profile.ts";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { paths } from "#paths.ts";
import { Button } from "../button.tsx";
import { FieldError } from "../field.tsx";
import { TextLink } from "../text-link.tsx";
import { productCopy as copy } from "./product-copy.ts";
import { additionWords } from "./say-added.tsx";

type Outcome =
	| { kind: "busy" | "failed" | "undone" }
	| { kind: "added"; answer: ConfirmedPlanAnswer; undo: (() => void) | null; undoFailed?: boolean };

interface AddButtonProps {
	product: Product;
	/** What came of the last press. */
	outcome: Outcome | undefined;
	onAdd: () => void;
}

/** RECO-12 with what came of it and the way back; the failure text is PLAN-33. */
export function AddButton({ product, outcome, onAdd }: AddButtonProps) {
	const place = useRef<HTMLDivElement>(null);
	const [returning, setReturning] = useState(false);
	const busy = outcome?.kind === "busy";
	const inUse = product.is_confirmed && !busy;
	const added = outcome?.kind === "added" && product.is_confirmed ? outcome : null;
	const isBack = returning && outcome?.kind === "undone" && !product.is_confirmed;
	useEffect(() => {
		// The pressed "Undo" is gone; the card's own button stands where it was.
		if (isBack) place.current?.querySelector("button")?.focus();
	}, [isBack]);
	const takeBack = () => {
		setReturning(true);
		added?.undo?.();
	};
	return (
		<div ref={place} className="grid gap-2">
			<Button tone="secondary" size="small" busy={busy} disabled={inUse} onClick={onAdd}>
				{inUse && <Check aria-hidden="true" className="size-4" />}
				{inUse ? copy.inUse : busy ? copy.adding : copy.add}
				{!inUse && !busy && <span className="sr-only"> ({product.name})</span>}
			</Button>
			{outcome?.kind === "failed" && <FieldError>{copy.addFailed}</FieldError>}
			<output className={added === null ? "sr-only" : "grid gap-1 text-small text-ink-2"}>
				{outcome?.kind === "undone" && copy.undone(product.name)}
				{added !== null &&
					additionWords({ product, answer: added.answer }).map((line) => <span key={line}>{line}</span>)}
			</output>
			{added !== null && (
				<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
					{added.undo !== null && (
						<Button tone="quiet" size="small" className="-ml-4" onClick={takeBack}>
							{copy.undo}
							<span className="sr-only"> ({product.name})</span>
						</Button>
					)}
					<TextLink to={paths.carePlan}>{copy.openPlan}</TextLink>
				</div>
			)}
			{added?.undoFailed === true && <FieldError>{copy.undoFailed}</FieldError>}
		</div>
	);
}
