import { classNames } from "./class-names.ts";

/** The place of something on its way. Put one `role="status"` text beside a group of them. */
export function Skeleton({ className }: { className?: string }) {
	return <div aria-hidden="true" className={classNames("animate-breathe rounded-sm bg-silk", className)} />;
}
