import type { Product } from "@dewlight/contracts/products.ts";
import { Check } from "lucide-react";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { recommendationsCopy as copy } from "./copy.ts";
import type { Adding } from "./use-add-to-plan.ts";

interface AddButtonProps {
	product: Product;
	adding: Adding | undefined;
	onAdd: () => void;
}

/** RECO-12 with what came of it; the failure text is PLAN-33. */
export function AddButton({ product, adding, onAdd }: AddButtonProps) {
	const busy = adding?.kind === "busy";
	const added = product.is_confirmed && adding?.kind === "added" ? adding : null;
	return (
		<div className="grid gap-2">
			<Button tone="secondary" size="small" busy={busy} disabled={product.is_confirmed} onClick={onAdd}>
				{product.is_confirmed && <Check aria-hidden="true" className="size-4" />}
				{product.is_confirmed ? copy.inUse : busy ? copy.adding : copy.add}
				{!product.is_confirmed && !busy && <span className="sr-only"> ({product.name})</span>}
			</Button>
			{adding?.kind === "failed" && <FieldError>{copy.addFailed}</FieldError>}
			<output className={added?.warning === undefined ? "sr-only" : "grid gap-1 text-small text-amber"}>
				{added !== null && <span className="sr-only">{copy.added(product.name)} </span>}
				{added?.warning !== undefined && (
					<>
						<span>
							{copy.check} {added.warning.title}
						</span>
						<TextLink to={paths.carePlan}>{copy.openPlan}</TextLink>
					</>
				)}
			</output>
		</div>
	);
}
