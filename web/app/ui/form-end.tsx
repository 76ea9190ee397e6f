import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { NeedsScript } from "./needs-script.tsx";
import { Notice } from "./notice.tsx";

interface FormEndProps {
	words: { submit: string; busy: string };
	busy: boolean;
	/** Why the last try failed, in one sentence. */
	failure?: string | undefined;
	/** What else there is to say before the button. */
	children?: ReactNode;
}

/** How a form ends: what came of the last try, and the button that sends it. */
export function FormEnd({ words, busy, failure, children }: FormEndProps) {
	return (
		<>
			{failure !== undefined && (
				<Notice tone="danger" live="alert">
					{failure}
				</Notice>
			)}
			{children}
			<NeedsScript what="form" />
			<Button type="submit" busy={busy}>
				{busy ? words.busy : words.submit}
			</Button>
		</>
	);
}
