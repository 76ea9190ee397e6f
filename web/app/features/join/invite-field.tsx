import { TicketCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { joinCopy } from "./copy.ts";
import { keepInviteCode, useInviteCode } from "./invite-code.ts";

const copy = joinCopy.invite;

/** A code that is there is said in one line; it can be changed, and one can be typed without a link. */
export function InviteField() {
	const [search] = useSearchParams();
	const linked = search.get("invite")?.trim() ?? "";
	const code = useInviteCode();
	const [editing, setEditing] = useState(false);
	useEffect(() => {
		if (linked !== "") keepInviteCode(linked);
	}, [linked]);
	if (editing) {
		return (
			<TextField
				label={copy.label}
				hint={copy.hint}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={100}
				ref={focusInput}
				value={code}
				onChange={(event) => keepInviteCode(event.target.value)}
			/>
		);
	}
	if (code === "") {
		return (
			<Button tone="quiet" size="small" className="-ml-4 justify-self-start" onClick={() => setEditing(true)}>
				{copy.have}
			</Button>
		);
	}
	return (
		<div className="flex items-center justify-between gap-3 rounded-sm bg-sage-soft py-1.5 pr-1.5 pl-4 text-sage">
			<p className="flex min-w-0 items-center gap-3">
				<TicketCheck aria-hidden="true" className="size-5 shrink-0" />
				<span className="min-w-0">
					<span className="font-semibold">{copy.applied}</span> <span className="break-all">{code}</span>
				</span>
			</p>
			<Button tone="quiet" size="small" className="shrink-0" onClick={() => setEditing(true)}>
				{copy.edit}
			</Button>
		</div>
	);
}

/** The field came because somebody asked for it, so typing goes there. */
function focusInput(input: HTMLInputElement | null): void {
	input?.focus();
}
