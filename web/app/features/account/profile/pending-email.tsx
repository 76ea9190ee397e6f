import { Notice } from "#ui/notice.tsx";
import { profileCopy as copy } from "./copy.ts";

interface PendingEmailProps {
	pending: string;
	email: string;
}

/** An address that was asked for and is not confirmed yet. */
export function PendingEmail({ pending, email }: PendingEmailProps) {
	return <Notice title={copy.pendingTitle(pending)}>{copy.pendingText(email)}</Notice>;
}
