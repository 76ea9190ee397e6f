import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { plansCopy } from "./copy.ts";

const copy = plansCopy.fairUse;

/** NAV-22, NAV-23 */
export function FairUseDialog({ onClose }: { onClose: () => void }) {
	return (
		<Dialog
			open
			onClose={onClose}
			title={copy.title}
			description={<p>{copy.text}</p>}
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
