import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { classNames } from "./class-names.ts";
import { uiCopy } from "./copy.ts";
import { OVERLAY_STYLE, PANEL_STYLE } from "./dialog-style.ts";
import { useReturnFocus } from "./use-return-focus.ts";

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
