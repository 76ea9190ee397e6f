import { AlertDialog as Radix } from "radix-ui";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { Button, buttonStyle } from "./button.tsx";
import { OVERLAY_STYLE, PANEL_STYLE } from "./dialog.tsx";
import { useReturnFocus } from "./focus.ts";

interface AlertDialogProps {
	open: boolean;
	title: string;
	description: ReactNode;
	cancelLabel: string;
	/** Left out for a message that can only be read. */
	confirmLabel?: string;
	danger?: boolean;
	busy?: boolean;
	onCancel: () => void;
	onConfirm?: () => void;
}

/** A question before something that cannot be taken back, or news that must be read. Cancel has the focus first. */
export function AlertDialog(props: AlertDialogProps) {
	const { open, title, description, cancelLabel, confirmLabel, danger, busy, onCancel, onConfirm } = props;
	const returnFocus = useReturnFocus();
	return (
		<Radix.Root open={open} onOpenChange={(next) => !next && onCancel()}>
			<Radix.Portal>
				<Radix.Overlay className={OVERLAY_STYLE} />
				<Radix.Content className={PANEL_STYLE} {...returnFocus}>
					<Radix.Title className="px-6 pt-6 text-h2 wide:px-8 wide:pt-8">{title}</Radix.Title>
					<Radix.Description asChild>
						<div className="overflow-y-auto px-6 py-5 text-ink-2 wide:px-8">{description}</div>
					</Radix.Description>
					<div className="flex flex-wrap justify-end gap-3 px-6 pb-6 wide:px-8 wide:pb-8">
						<Radix.Cancel className={buttonStyle("secondary", "regular")}>{cancelLabel}</Radix.Cancel>
						{confirmLabel !== undefined && (
							<Button tone={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
								{confirmLabel}
							</Button>
						)}
					</div>
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}

interface LeaveGuardProps {
	title: string;
	text: string;
	stay: string;
	leave: string;
	/** Gets the focus of who stays: back on a tab, the focus alone would ask to leave again. */
	place?: RefObject<HTMLElement | null>;
	/** Pages to which one may go unasked; none where it is missing. */
	isFree?: (pathname: string) => boolean;
}

/** While mounted, asks before a link, a tab, the way back or a closed window takes away what is not kept anywhere. */
export function LeaveGuard({ title, text, stay, leave, place, isFree }: LeaveGuardProps) {
	const blocker = useBlocker(({ nextLocation }) => isFree?.(nextLocation.pathname) !== true);
	const asked = useRef(false);
	useEffect(() => {
		if (asked.current && blocker.state === "unblocked") place?.current?.focus();
		asked.current = blocker.state === "blocked";
	}, [blocker.state, place]);
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, []);
	if (blocker.state !== "blocked") return null;
	return (
		<AlertDialog
			open
			danger
			title={title}
			description={text}
			cancelLabel={stay}
			confirmLabel={leave}
			onCancel={blocker.reset}
			onConfirm={blocker.proceed}
		/>
	);
}
