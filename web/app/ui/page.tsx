import { createContext, type ReactNode, use } from "react";
import { classNames } from "./class-names.ts";
import { PageHeading } from "./page-heading.tsx";

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
