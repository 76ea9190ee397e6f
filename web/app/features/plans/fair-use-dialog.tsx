import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { plansCopy } from "./copy.ts";

const copy = plansCopy.fairUse;

interface FairUseDialogProps {
	/** What is used up and when it opens again; null where the event did not say. */
	reason: string | null;
	onClose: () => void;
}

/** NAV-22, NAV-23 */
export function FairUseDialog({ reason, onClose }: FairUseDialogProps) {
	return (
		<Dialog
			open
			onClose={onClose}
			title={copy.title}
			description={<p>{reason ?? copy.text}</p>}
			footer={
				<>
					<Button tone="secondary" onClick={onClose}>
						{copy.close}
					</Button>
					<LinkButton to={paths.contactAbout("General")} onClick={onClose}>
						{copy.support}
					</LinkButton>
				</>
			}
		/>
	);
}
