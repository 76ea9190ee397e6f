import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { uiCopy } from "./copy.ts";
import { OVERLAY_STYLE } from "./dialog-style.ts";
import { useReturnFocus } from "./use-return-focus.ts";

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
