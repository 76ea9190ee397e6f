import type { ProductCheck } from "@dewlight/contracts/check.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { profileQuery } from "#api/profile-calls.ts";
import { paths } from "#paths.ts";
import { Button, TextLink } from "#ui/button.tsx";
import { FieldError, TextField } from "#ui/field.tsx";
import { type CheckSubject, keepOnShelf } from "../calls.ts";
import { checkCopy } from "../copy.ts";

const copy = checkCopy.answer;

/** Bought after all: one press, and a name where only a list is known. */
export function KeepOnShelf({ check, subject }: { check: ProductCheck; subject: CheckSubject }) {
	const client = useQueryClient();
	const [name, setName] = useState(subject.name ?? "");
	const keep = useMutation({
		mutationFn: () =>
			keepOnShelf({
				id: check.product?.id ?? null,
				name: name.trim(),
				category: subject.category ?? null,
				inci: check.ingredients.join(", "),
			}),
		networkMode: "always",
		onSuccess: () => {
			void client.invalidateQueries({ queryKey: ["shelf"] });
			void client.invalidateQueries({ queryKey: profileQuery.queryKey });
		},
	});
	if (keep.isSuccess) {
		return (
			<output className="flex flex-wrap items-center gap-4 font-medium text-sage">
				{copy.kept}
				<TextLink to={paths.shelf}>{copy.toShelf}</TextLink>
			</output>
		);
	}
	return (
		<div className="grid max-w-form gap-3">
			{check.product === null && (
				<TextField label={copy.nameIt} value={name} onChange={(event) => setName(event.target.value)} />
			)}
			<Button
				className="justify-self-start"
				busy={keep.isPending}
				disabled={check.product === null && name.trim() === ""}
				onClick={() => keep.mutate()}
			>
				{keep.isPending ? copy.keeping : copy.keep}
			</Button>
			{keep.isError && <FieldError>{copy.keepFailed}</FieldError>}
		</div>
	);
}
