import type { ReactNode } from "react";
import { useUser } from "#api/use-session.ts";
import { paths } from "#paths.ts";
import { Dialog } from "#ui/dialog.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { demoWords as copy, demoCopy } from "./copy.ts";
import type { DemoName } from "./demo-names.ts";
import { example } from "./example.ts";

interface DemoFrameProps {
	name: DemoName;
	onClose: () => void;
	children: ReactNode;
}

/** What all examples share: that they are examples, who measured, and the way to one's own. */
export function DemoFrame({ name, onClose, children }: DemoFrameProps) {
	const user = useUser();
	const { engine } = example;
	return (
		<Dialog
			open
			onClose={onClose}
			width="page"
			title={demoCopy.titles[name]}
			description={
				<p className="max-w-reading rounded-sm bg-silk px-4 py-3 text-small">
					{demoCopy.leads[name]} {copy.madeBy(engine.name, engine.version)}
				</p>
			}
			footer={
				<div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3">
					<p className="hidden text-small text-ink-2 wide:block">{copy.footer}</p>
					<LinkButton to={user === null ? paths.register : paths.upload} className="max-wide:w-full">
						{user === null ? copy.signedOut : copy.signedIn}
					</LinkButton>
				</div>
			}
		>
			{children}
		</Dialog>
	);
}
