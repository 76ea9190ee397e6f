import type { addOwnProductAnswerSchema, Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan } from "@dewlight/contracts/profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import type { z } from "zod";
import { errorText } from "#api/api-error.ts";
import { profileQuery } from "#api/profile-calls.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Tag } from "#ui/tag.tsx";
import { addOwnProduct, type ChangeOutcome, type OwnProductEntry } from "../profile-change.ts";
import { ownedCopy } from "./copy.ts";
import { PasteForm } from "./paste-form.tsx";
import { StepChoice } from "./step-choice.tsx";

const copy = ownedCopy.read;

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

type OwnProductReading = z.infer<typeof addOwnProductAnswerSchema>;

/** What was understood of an ingredient list, so that the person can check it. */
function ReadResult({ reading }: { reading: OwnProductReading }) {
	const { product, read } = reading;
	return (
		<div className="grid gap-4 rounded-md bg-silk p-5">
			<output className="flex items-start gap-2.5 font-medium text-sage">
				<CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
				{copy.saved(product.name)}
			</output>
			<h3 className="text-h3">
				{copy.title}
				<span className="font-sans text-small text-ink-2"> · {copy.count(read.ingredients.length)}</span>
			</h3>
			<div className="grid gap-1.5">
				<p className="text-small font-semibold">{copy.actives}</p>
				{read.actives.length === 0 ? (
					<p>{copy.noActives}</p>
				) : (
					<ul className="flex flex-wrap gap-1.5">
						{read.actives.map(({ id, name }) => (
							<li key={id}>
								<Tag tone="fig" className="bg-surface">
									{name}
								</Tag>
							</li>
						))}
					</ul>
				)}
			</div>
			<div className="flex flex-wrap gap-1.5 empty:hidden">
				<Verdict value={read.no_listed_fragrance} yes={copy.noFragrance} no={copy.fragrance} />
				<Verdict value={read.sensitive_safe} yes={copy.sensitiveSafe} no={copy.notSensitiveSafe} />
			</div>
			{read.unread.length > 0 && (
				<Disclosure summary={copy.unread(read.unread.length)}>
					<p className="text-small text-ink-2">{copy.unreadText}</p>
					<p className="mt-1 text-small break-words">{read.unread.join(", ")}</p>
				</Disclosure>
			)}
		</div>
	);
}

function Verdict({ value, yes, no }: { value: boolean | null; yes: string; no: string }) {
	if (value === null) return null;
	return value ? <Tag tone="sage">{yes}</Tag> : <Tag tone="amber">{no}</Tag>;
}
