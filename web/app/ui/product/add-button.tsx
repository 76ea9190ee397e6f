import type { Product } from "@dewlight/contracts/products.ts";
import { Check } from "lucide-react";
import { paths } from "#paths.ts";
import { Button } from "../button.tsx";
import { FieldError } from "../field.tsx";
import { TextLink } from "../text-link.tsx";
import { productCopy as copy } from "./product-copy.ts";

interface AddButtonProps {
	product: Product;
	/** What came of the last press. */
	outcome: "busy" | "failed" | "added" | undefined;
	/** Title of a warning that the plan has for this product now. */
	warning?: string | undefined;
	onAdd: () => void;
}

/** RECO-12 with what came of it; the failure text is PLAN-33. */
export function AddButton({ product, outcome, warning, onAdd }: AddButtonProps) {
	const busy = outcome === "busy";
	const added = product.is_confirmed && outcome === "added";
	return (
		<div className="grid gap-2">
			<Button tone="secondary" size="small" busy={busy} disabled={product.is_confirmed} onClick={onAdd}>
				{product.is_confirmed && <Check aria-hidden="true" className="size-4" />}
				{product.is_confirmed ? copy.inUse : busy ? copy.adding : copy.add}
				{!product.is_confirmed && !busy && <span className="sr-only"> ({product.name})</span>}
			</Button>
			{outcome === "failed" && <FieldError>{copy.addFailed}</FieldError>}
			<output className={added && warning !== undefined ? "grid gap-1 text-small text-amber" : "sr-only"}>
				{added && <span className="sr-only">{copy.added(product.name)} </span>}
				{added && warning !== undefined && (
					<>
						<span>
							{copy.check} {warning}
						</span>
						<TextLink to={paths.carePlan}>{copy.openPlan}</TextLink>
					</>
				)}
			</output>
		</div>
	);
}
