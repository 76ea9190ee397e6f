import { OWN_PRODUCT_LENGTH } from "@dewlight/contracts/products.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import type { CheckSubject } from "../calls.ts";
import { checkCopy } from "../copy.ts";
import { CategoryField } from "./category-field.tsx";

const copy = checkCopy.paste;

/** A list from a shop's page or typed from a pack. */
export function PasteTab({ onAsk }: { onAsk: (subject: CheckSubject) => void }) {
	const [name, setName] = useState("");
	const [category, setCategory] = useState<ProductCategory | null>(null);
	const [inci, setInci] = useState("");
	const [tried, setTried] = useState(false);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setTried(true);
		if (inci.trim() === "") event.currentTarget.querySelector("textarea")?.focus();
		else onAsk({ name: name.trim(), category, inci });
	};
	return (
		<form noValidate onSubmit={submit} className="grid gap-5">
			<TextArea
				label={copy.inci}
				hint={copy.hint}
				error={tried && inci.trim() === "" ? copy.missing : undefined}
				spellCheck={false}
				maxLength={OWN_PRODUCT_LENGTH.inci}
				value={inci}
				onChange={(event) => setInci(event.target.value)}
			/>
			<TextField
				label={copy.name}
				maxLength={OWN_PRODUCT_LENGTH.name}
				value={name}
				onChange={(event) => setName(event.target.value)}
			/>
			<CategoryField value={category} onChange={setCategory} />
			<Button type="submit" className="justify-self-start">
				{copy.check}
			</Button>
		</form>
	);
}
