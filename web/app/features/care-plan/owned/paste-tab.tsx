import {
	type addOwnProductAnswerSchema,
	OWN_PRODUCT_LENGTH,
	type Product,
	productApi,
} from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan } from "@dewlight/contracts/profile.ts";
import { PRODUCT_CATEGORIES, type ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { z } from "zod";
import { errorText } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { profileQuery } from "#api/profile-calls.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { SelectField, TextArea, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Tag } from "#ui/tag.tsx";
import { labelOf } from "#ui/words.ts";
import type { ChangeOutcome } from "../profile-change.ts";
import { ownedCopy } from "./copy.ts";
import { StepChoice } from "./step-choice.tsx";

const pasteCopy = ownedCopy.paste;
const readCopy = ownedCopy.read;

interface OwnProductEntry {
	name: string;
	brand?: string;
	category: ProductCategory | null;
	inci: string;
}

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
				problem={read.isError ? errorText(read.error, pasteCopy.failed) : undefined}
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
				{readCopy.again}
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

/** Has an ingredient list read and kept; the answer tells what was understood of it. */
function addOwnProduct(entry: OwnProductEntry) {
	return call(productApi.addOwnProduct, { body: entry });
}

const KINDS = [
	...PRODUCT_CATEGORIES.map((category) => ({ value: category, label: labelOf(category) })),
	{ value: "", label: pasteCopy.noCategory },
];

interface PasteFormProps {
	start: OwnProductEntry;
	busy: boolean;
	/** Why the last try did not work. */
	problem: string | undefined;
	onSubmit: (entry: OwnProductEntry) => void;
}

/** A product by its name and the list on its box. */
function PasteForm({ start, busy, problem, onSubmit }: PasteFormProps) {
	const [entry, setEntry] = useState(start);
	const [tried, setTried] = useState(false);
	const change = (changed: Partial<OwnProductEntry>) => setEntry((now) => ({ ...now, ...changed }));
	const nameMissing = entry.name.trim() === "";
	const inciProblem = problemOf(entry.inci);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setTried(true);
		if (nameMissing || inciProblem !== undefined) {
			const field = nameMissing ? "name" : "inci";
			event.currentTarget.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
			return;
		}
		onSubmit(entry);
	};
	return (
		<form noValidate onSubmit={submit} className="grid gap-5">
			<TextField
				name="name"
				label={pasteCopy.name}
				maxLength={OWN_PRODUCT_LENGTH.name}
				error={tried && nameMissing ? pasteCopy.nameMissing : undefined}
				value={entry.name}
				onChange={(event) => change({ name: event.target.value })}
			/>
			<TextField
				name="brand"
				label={pasteCopy.brand}
				maxLength={OWN_PRODUCT_LENGTH.brand}
				value={entry.brand ?? ""}
				onChange={(event) => change({ brand: event.target.value })}
			/>
			<SelectField
				label={pasteCopy.category}
				options={KINDS}
				value={entry.category ?? ""}
				onChange={(event) =>
					change({ category: PRODUCT_CATEGORIES.find((name) => name === event.target.value) ?? null })
				}
			/>
			<TextArea
				name="inci"
				label={pasteCopy.inci}
				hint={pasteCopy.inciHint}
				error={tried ? inciProblem : undefined}
				spellCheck={false}
				value={entry.inci}
				onChange={(event) => change({ inci: event.target.value })}
			/>
			{problem !== undefined && (
				<Notice tone="danger" live="alert">
					{problem}
				</Notice>
			)}
			<Button type="submit" busy={busy} className="justify-self-end">
				{busy ? pasteCopy.reading : pasteCopy.read}
			</Button>
		</form>
	);
}

function problemOf(inci: string): string | undefined {
	if (inci.trim() === "") return pasteCopy.inciMissing;
	if (inci.length > OWN_PRODUCT_LENGTH.inci) return pasteCopy.tooLong(OWN_PRODUCT_LENGTH.inci);
	return undefined;
}

type OwnProductReading = z.infer<typeof addOwnProductAnswerSchema>;

/** What was understood of an ingredient list, so that the person can check it. */
function ReadResult({ reading }: { reading: OwnProductReading }) {
	const { product, read } = reading;
	return (
		<div className="grid gap-4 rounded-md bg-silk p-5">
			<output className="flex items-start gap-2.5 font-medium text-sage">
				<CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
				{readCopy.saved(product.name)}
			</output>
			<h3 className="text-h3">
				{readCopy.title}
				<span className="font-sans text-small text-ink-2"> · {readCopy.count(read.ingredients.length)}</span>
			</h3>
			<div className="grid gap-1.5">
				<p className="text-small font-semibold">{readCopy.actives}</p>
				{read.actives.length === 0 ? (
					<p>{readCopy.noActives}</p>
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
				<Verdict value={read.no_listed_fragrance} yes={readCopy.noFragrance} no={readCopy.fragrance} />
				<Verdict value={read.sensitive_safe} yes={readCopy.sensitiveSafe} no={readCopy.notSensitiveSafe} />
			</div>
			{read.unread.length > 0 && (
				<Disclosure summary={readCopy.unread(read.unread.length)}>
					<p className="text-small text-ink-2">{readCopy.unreadText}</p>
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
