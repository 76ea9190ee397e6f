import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactElement, ReactNode, RefObject } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { uiCopy } from "./copy.ts";
import { useReturnFocus } from "./focus.ts";
import { Notice } from "./notice.tsx";

/** As high as a panel, so that a question over a dialog covers it: what opens later stands above. */
export const OVERLAY_STYLE = "fixed inset-0 z-50 animate-fade bg-[#1a1316]/55 backdrop-blur-[2px]";

/** Centered on wide screens, rising from the lower edge on phones. */
export const PANEL_STYLE =
	"fixed inset-x-0 bottom-0 z-50 mx-auto grid grid-cols-[minmax(0,1fr)] max-h-[92dvh] w-full max-w-dialog animate-rise grid-rows-[auto_minmax(0,1fr)_auto] " +
	"overflow-hidden rounded-t-lg bg-surface pb-[env(safe-area-inset-bottom)] shadow-soft outline-none " +
	"wide:inset-0 wide:m-auto wide:h-fit wide:max-h-[86dvh] wide:rounded-lg";

interface DialogProps {
	open: boolean;
	onClose: () => void;
	title: string;
	description?: ReactNode;
	children?: ReactNode;
	/** Buttons; stand at the lower edge and stay visible while the content scrolls. */
	footer?: ReactNode;
	/** False for a dialog that must be answered: no cross, no Escape, no click outside. */
	dismissible?: boolean;
	/** What has the focus first; the cross where nothing is named. */
	firstFocus?: RefObject<HTMLElement | null>;
	/** `page` for content that stands in columns on wide windows. */
	width?: "dialog" | "page";
}

/** Takes focus and gives it back to the opener, or to the page heading where there is none. */
export function Dialog(props: DialogProps) {
	const {
		open,
		onClose,
		title,
		description,
		children,
		footer,
		dismissible = true,
		firstFocus,
		width,
	} = props;
	const returnFocus = useReturnFocus(firstFocus);
	const stay = dismissible ? undefined : (event: Event) => event.preventDefault();
	return (
		<Radix.Root open={open} onOpenChange={(next) => !next && dismissible && onClose()}>
			<Radix.Portal>
				<Radix.Overlay className={OVERLAY_STYLE} />
				<Radix.Content
					className={classNames(PANEL_STYLE, width === "page" && "desk:max-w-[60rem]")}
					onEscapeKeyDown={stay}
					onInteractOutside={stay}
					{...returnFocus}
					{...(description === undefined && { "aria-describedby": undefined })}
				>
					<div className="flex items-start justify-between gap-4 px-6 pt-6 pb-2 wide:px-8 wide:pt-8">
						<Radix.Title className="text-h2">{title}</Radix.Title>
						{dismissible && (
							<Radix.Close
								aria-label={uiCopy.close}
								className="-mt-1.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-silk hover:text-ink"
							>
								<X aria-hidden="true" className="size-5" />
							</Radix.Close>
						)}
					</div>
					<div className="grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-5 overflow-y-auto px-6 pt-3 pb-5 wide:px-8">
						{description !== undefined && (
							<Radix.Description asChild>
								<div className="text-ink-2">{description}</div>
							</Radix.Description>
						)}
						{children}
					</div>
					{footer !== undefined && (
						<div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 wide:px-8">
							{footer}
						</div>
					)}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}

interface SheetProps {
	onClose: () => void;
	title: string;
	/** Fills the height that is left. */
	children: ReactNode;
	/** What has the focus first; the cross where nothing is named. */
	firstFocus?: RefObject<HTMLElement | null>;
}

/** A task of its own: the whole window on phones, a tall panel on wide screens. Open for as long as it is rendered. */
export function Sheet({ onClose, title, children, firstFocus }: SheetProps) {
	const returnFocus = useReturnFocus(firstFocus);
	return (
		<Radix.Root open onOpenChange={(next) => !next && onClose()}>
			<Radix.Portal>
				<Radix.Overlay className={OVERLAY_STYLE} />
				<Radix.Content
					aria-describedby={undefined}
					{...returnFocus}
					className={
						"fixed inset-0 z-50 m-auto grid h-dvh w-full animate-rise grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] " +
						"overflow-hidden bg-surface pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] outline-none " +
						"wide:h-[min(94dvh,54rem)] wide:max-w-[54rem] wide:rounded-lg wide:shadow-soft"
					}
				>
					<div className="flex items-center justify-between gap-4 px-5 py-3 wide:px-8 wide:pt-6">
						<Radix.Title className="text-h3 wide:text-h2">{title}</Radix.Title>
						<Radix.Close
							aria-label={uiCopy.close}
							className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-silk hover:text-ink"
						>
							<X aria-hidden="true" className="size-5" />
						</Radix.Close>
					</div>
					{children}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}

interface Sent {
	title: string;
	doneLabel: string;
	onClose: () => void;
	children: ReactNode;
}

/**
 * What stays of a form in a dialog once it was sent: the thanks, and a way out. A function and no component: the dialog
 * stays the same one for React, so that the focus goes back to what opened it.
 */
export function sentDialog({ title, doneLabel, onClose, children }: Sent): ReactElement {
	return (
		<Dialog open onClose={onClose} title={title} footer={<Button onClick={onClose}>{doneLabel}</Button>}>
			<Notice tone="success" live="status">
				{children}
			</Notice>
		</Dialog>
	);
}
