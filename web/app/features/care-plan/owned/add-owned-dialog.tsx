import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan } from "@dewlight/contracts/profile.ts";
import { useState } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { ChangeOutcome } from "../profile-change.ts";
import { ProductThumb } from "../steps/step-parts.tsx";
import { ownedCopy as copy } from "./copy.ts";
import { PasteTab } from "./paste-tab.tsx";
import { ProductSearch } from "./product-search.tsx";
import { StepChoice } from "./step-choice.tsx";

interface AddOwnedDialogProps {
	plan: ConfirmedCarePlan;
	/** A product that is chosen already, so that only its step is asked. */
	product: Product | null;
	onAdd: (step: string, product: Product) => Promise<ChangeOutcome>;
	onClose: () => void;
}

/** Puts something the person owns into their plan: found by name, or read from its ingredient list. */
export function AddOwnedDialog({ plan, product, onAdd, onClose }: AddOwnedDialogProps) {
	const [found, setFound] = useState(product);
	return (
		<Dialog open onClose={onClose} title={copy.add} description={copy.addLead}>
			{found !== null ? (
				<div className="grid gap-5">
					<div className="flex items-center gap-4 rounded-md bg-silk px-4 py-3.5">
						<ProductThumb product={found} category={found.category ?? ""} />
						<p className="min-w-0 font-semibold">{found.name}</p>
					</div>
					<StepChoice
						key={found.id}
						product={found}
						plan={plan}
						onAdd={onAdd}
						onDone={onClose}
						otherwise={{
							label: copy.step.back,
							go: product === null ? () => setFound(null) : onClose,
						}}
					/>
				</div>
			) : (
				<Tabs
					label={copy.tabs.label}
					tabs={[
						{ value: "search", label: copy.tabs.search, content: <ProductSearch onChoose={setFound} /> },
						{
							value: "paste",
							label: copy.tabs.paste,
							content: <PasteTab plan={plan} onAdd={onAdd} onClose={onClose} />,
						},
					]}
				/>
			)}
		</Dialog>
	);
}
