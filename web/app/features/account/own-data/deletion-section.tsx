import { useState } from "react";
import { useUser } from "#api/use-session.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { dayOf } from "../day-of.ts";
import { SettingsSection } from "../settings-section.tsx";
import { ownDataCopy } from "./copy.ts";
import { DeletionDialog } from "./deletion-dialog.tsx";

const copy = ownDataCopy.deletion;

/** DER-11 and ACCT-A9: by oneself, or by asking. */
export function DeletionSection() {
	const dueAt = useUser()?.deletion_due_at ?? null;
	const [asking, setAsking] = useState(false);
	return (
		<SettingsSection id="delete" title={copy.title} lead={copy.lead}>
			{dueAt === null ? (
				<>
					<p>{copy.text}</p>
					<Button tone="danger" className="wide:justify-self-start" onClick={() => setAsking(true)}>
						{copy.start}
					</Button>
					<p className="text-ink-2">
						{copy.ask}{" "}
						<TextLink to={paths.contactAbout("Delete Account")} className="inline-flex min-h-11 items-center">
							{copy.link}
						</TextLink>{" "}
						{copy.linkAfter}
					</p>
				</>
			) : (
				<p>{copy.pendingSlim(dayOf(dueAt))}</p>
			)}
			{asking && <DeletionDialog onClose={() => setAsking(false)} />}
		</SettingsSection>
	);
}
