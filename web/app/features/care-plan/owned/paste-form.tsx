import { OWN_PRODUCT_LENGTH } from "@dewlight/contracts/products.ts";
import { PRODUCT_CATEGORIES } from "@dewlight/core/routine/care-plan.ts";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { SelectField, TextArea, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { labelOf } from "#ui/words.ts";
import type { OwnProductEntry } from "../profile-change.ts";
import { ownedCopy } from "./copy.ts";

const copy = ownedCopy.paste;
const KINDS = [
	...PRODUCT_CATEGORIES.map((category) => ({ value: category, label: labelOf(category) })),
	{ value: "", label: copy.noCategory },
];

interface PasteFormProps {
	start: OwnProductEntry;
	busy: boolean;
	/** Why the last try did not work. */
	problem: string | undefined;
	onSubmit: (entry: OwnProductEntry) => void;
}

/** A product by its name and the list on its box. */
export function PasteForm({ start, busy, problem, onSubmit }: PasteFormProps) {
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
				label={copy.name}
				maxLength={OWN_PRODUCT_LENGTH.name}
				error={tried && nameMissing ? copy.nameMissing : undefined}
				value={entry.name}
				onChange={(event) => change({ name: event.target.value })}
			/>
			<TextField
				name="brand"
				label={copy.brand}
				maxLength={OWN_PRODUCT_LENGTH.brand}
				value={entry.brand ?? ""}
				onChange={(event) => change({ brand: event.target.value })}
			/>
			<SelectField
				label={copy.category}
				options={KINDS}
				value={entry.category ?? ""}
				onChange={(event) =>
					change({ category: PRODUCT_CATEGORIES.find((name) => name === event.target.value) ?? null })
				}
			/>
			<TextArea
				name="inci"
				label={copy.inci}
				hint={copy.inciHint}
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
				{busy ? copy.reading : copy.read}
			</Button>
		</form>
	);
}

function problemOf(inci: string): string | undefined {
	if (inci.trim() === "") return copy.inciMissing;
	if (inci.length > OWN_PRODUCT_LENGTH.inci) return copy.tooLong(OWN_PRODUCT_LENGTH.inci);
	return undefined;
}
