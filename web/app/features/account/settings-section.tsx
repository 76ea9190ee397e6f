import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";

interface SettingsSectionProps {
	/** Also the anchor. */
	id: string;
	title: string;
	lead: ReactNode;
	children: ReactNode;
}

/** One subject of the settings: what it is on the left, what can be done on the right; stacked on phones. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className="grid gap-5 desk:grid-cols-[17rem_minmax(0,1fr)] desk:gap-12"
		>
			<div className="grid content-start gap-2 desk:pt-2">
				<h2 id={`${id}-title`} className="text-h3 wide:text-h2">
					{title}
				</h2>
				<p className="text-ink-2">{lead}</p>
			</div>
			<Card className="grid content-start gap-6">{children}</Card>
		</section>
	);
}
