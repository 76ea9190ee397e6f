import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan } from "@dewlight/contracts/profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "#api/api-error.ts";
import { profileQuery } from "#api/profile-query.ts";
import { Button } from "#ui/button.tsx";
import { addOwnProduct, type OwnProductEntry } from "../calls/own-product-calls.ts";
import { ownedCopy } from "../copy.ts";
import type { ChangeOutcome } from "../use-profile-change.ts";
import { PasteForm } from "./paste-form.tsx";
import { ReadResult } from "./read-result.tsx";
import { StepChoice } from "./step-choice.tsx";

const EMPTY: OwnProductEntry = { name: "", category: "cleanser", inci: "" };

interface PasteTabProps {
	plan: ConfirmedCarePlan;
	onAdd: (step: string, product: Product) => Promise<ChangeOutcome>;
	onClose: () => void;
}

/**
 * Paste, see what was read, correct it or choose the step. The product is the person's own from the reading on; the same
 * name read again takes its place.
 */
export function PasteTab({ plan, onAdd, onClose }: PasteTabProps) {
	const client = useQueryClient();
	const [entry, setEntry] = useState(EMPTY);
	const read = useMutation({
		mutationFn: addOwnProduct,
		networkMode: "always",
		onSuccess: () => void client.invalidateQueries({ queryKey: profileQuery.queryKey }),
	});
	if (read.data === undefined) {
		return (
			<PasteForm
				start={entry}
				busy={read.isPending}
				problem={read.isError ? errorText(read.error, ownedCopy.paste.failed) : undefined}
				onSubmit={(next) => {
					setEntry(next);
					read.mutate(next);
				}}
			/>
		);
	}
	const { product } = read.data;
	return (
		<div className="grid gap-5">
			<ReadResult reading={read.data} />
			<Button tone="quiet" size="small" className="-ml-4 justify-self-start" onClick={() => read.reset()}>
				{ownedCopy.read.again}
			</Button>
			<StepChoice
				product={product}
				plan={plan}
				onAdd={onAdd}
				onDone={onClose}
				otherwise={{ label: ownedCopy.step.later, go: onClose }}
			/>
		</div>
	);
}
