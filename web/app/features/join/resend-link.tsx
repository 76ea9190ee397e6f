import { useState } from "react";
import { errorText } from "#api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { joinCopy } from "./copy.ts";
import { resendVerification } from "./join-calls.ts";

const copy = joinCopy.verify;

type Resend = { kind: "idle" | "sending" | "sent" } | { kind: "failed"; text: string };

/** AUTH-18, AUTH-19: another link for whoever is signed in and unverified. */
export function ResendLink({ tone }: { tone: "primary" | "secondary" }) {
	const [resend, setResend] = useState<Resend>({ kind: "idle" });
	const send = async () => {
		setResend({ kind: "sending" });
		try {
			await resendVerification();
			setResend({ kind: "sent" });
		} catch (error) {
			setResend({ kind: "failed", text: errorText(error, copy.resendFailed) });
		}
	};
	return (
		<div className="grid justify-items-start gap-4">
			{resend.kind === "sent" && (
				<Notice tone="success" live="status">
					{copy.resent}
				</Notice>
			)}
			{resend.kind === "failed" && (
				<Notice tone="danger" live="alert">
					{resend.text}
				</Notice>
			)}
			<Button tone={tone} busy={resend.kind === "sending"} onClick={() => void send()}>
				{resend.kind === "sending" ? copy.resending : copy.resend}
			</Button>
		</div>
	);
}
