import { TicketCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { joinCopy } from "./copy.ts";
import { keepInviteCode, readInviteCode } from "./invite-code.ts";

const copy = joinCopy.invite;

/** The code from the invitation link, from an earlier visit of this tab, or typed here. */
export function useInviteCode() {
	const [search] = useSearchParams();
	const linked = search.get("invite")?.trim() ?? "";
	const [code, setCode] = useState("");
	// The page is written at build time, so that the tab's own memory is only read once it stands.
	useEffect(() => {
		if (linked !== "") keepInviteCode(linked);
		setCode(linked === "" ? readInviteCode() : linked);
	}, [linked]);
	const change = (typed: string) => {
		setCode(typed);
		keepInviteCode(typed.trim());
	};
	return { code, change };
}

interface InviteFieldProps {
	code: string;
	onChange: (code: string) => void;
}

/** A code that is there is said in one line; it can be changed, and one can be typed without a link. */
export function InviteField({ code, onChange }: InviteFieldProps) {
	const [editing, setEditing] = useState(false);
	if (editing) {
		return (
			<TextField
				label={copy.label}
				hint={copy.hint}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={100}
				autoFocus
				value={code}
				onChange={(event) => onChange(event.target.value)}
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
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-sm bg-sage-soft py-1.5 pr-1.5 pl-4 text-sage">
			<p className="flex min-w-0 items-center gap-3">
				<TicketCheck aria-hidden="true" className="size-5 shrink-0" />
				<span className="min-w-0">
					<span className="font-semibold">{copy.applied}</span> <span className="break-all">{code}</span>
				</span>
			</p>
			<Button tone="quiet" size="small" onClick={() => setEditing(true)}>
				{copy.edit}
			</Button>
		</div>
	);
}
