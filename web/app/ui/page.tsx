import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { classNames } from "./class-names.ts";

const WIDTHS = { page: "max-w-page", reading: "max-w-reading", form: "max-w-form" };

interface PageProps {
	/** The one h1; leave out when the screen draws its own. */
	title?: ReactNode;
	lead?: ReactNode;
	width?: keyof typeof WIDTHS;
	children: ReactNode;
	className?: string;
}

/** What a layout puts beside the heading of its pages, for example the switch between them. */
export const BesideHeading = createContext<ReactNode>(null);

/** The column every screen stands in: side margins, room above and below. */
export function Page({ title, lead, width = "page", children, className }: PageProps) {
	const beside = use(BesideHeading);
	return (
		<div
			className={classNames(
				"mx-auto w-full px-5 pt-8 pb-16 wide:px-8 wide:pt-14 wide:pb-24",
				WIDTHS[width],
				className,
			)}
		>
			{title !== undefined && (
				<header className="mb-8 grid gap-3 wide:mb-10">
					{beside === null ? (
						<PageHeading>{title}</PageHeading>
					) : (
						<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
							<PageHeading>{title}</PageHeading>
							{beside}
						</div>
					)}
					{lead !== undefined && <p className="max-w-reading text-lead text-ink-2">{lead}</p>}
				</header>
			)}
			{children}
		</div>
	);
}

/** The h1 of a screen. Takes focus after a move inside the app, so that a screen reader says where one is. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
	const ref = useRef<HTMLHeadingElement>(null);
	const { key } = useLocation();
	const how = useNavigationType();
	useEffect(() => {
		if (key !== "default" && how !== "POP" && document.activeElement === document.body) {
			ref.current?.focus({ preventScroll: true });
		}
	}, [key, how]);
	return (
		<h1 ref={ref} tabIndex={-1} className={className ?? "text-h1"}>
			{children}
		</h1>
	);
}

interface SectionProps {
	/** Also the anchor. */
	id: string;
	title: ReactNode;
	lead?: ReactNode;
	children: ReactNode;
	className?: string;
}

/** A titled part of a screen, announced by its heading. */
export function Section({ id, title, lead, children, className }: SectionProps) {
	const headingId = `${id}-title`;
	return (
		<section id={id} aria-labelledby={headingId} className={classNames("grid gap-4 wide:gap-5", className)}>
			<div className="grid gap-1 wide:gap-2">
				<h2 id={headingId} className="text-h2">
					{title}
				</h2>
				{lead !== undefined && <p className="max-w-reading text-ink-2">{lead}</p>}
			</div>
			{children}
		</section>
	);
}

export function Card({ className, ...rest }: ComponentProps<"div">) {
	return (
		<div
			{...rest}
			className={classNames("rounded-lg border border-line bg-surface p-5 shadow-soft wide:p-7", className)}
		/>
	);
}

/** The place of something on its way. Put one `role="status"` text beside a group of them. */
export function Skeleton({ className }: { className?: string }) {
	return <div aria-hidden="true" className={classNames("animate-breathe rounded-sm bg-silk", className)} />;
}
