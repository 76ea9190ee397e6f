import { ArrowRight, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { LightForm } from "#ui/light-form.tsx";

interface TileProps {
	to: string;
	icon: LucideIcon;
	label: string;
	text: string;
	/** What is true today; the text stands until it is known, and where there is nothing. */
	live?: string | null | undefined;
}

export function Tile({ to, icon: Icon, label, text, live }: TileProps) {
	return (
		<li>
			<Link
				to={to}
				className="group grid h-full min-h-32 grid-cols-[auto_1fr_auto] items-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft transition-colors hover:border-fig wide:p-6"
			>
				<span className="grid size-12 place-items-center rounded-full bg-blush text-fig">
					<Icon aria-hidden="true" className="size-5.5" />
				</span>
				<span className="grid min-w-0 gap-1">
					<span className="font-display text-h3">{label}</span>
					<span className={live ? "line-clamp-3" : "text-ink-2"}>{live || text}</span>
				</span>
				<ArrowRight
					aria-hidden="true"
					className="mt-1 size-5 text-ink-2 max-[24rem]:hidden transition-transform group-hover:translate-x-1 group-hover:text-fig"
				/>
			</Link>
		</li>
	);
}

/** The tile that leads to the main job; stands across the whole row. */
export function FeatureTile({ to, icon: Icon, label, text, live, action }: TileProps & { action: string }) {
	return (
		<li className="wide:col-span-2 desk:row-span-2">
			<Link
				to={to}
				className="group flex h-full items-center justify-between gap-4 overflow-hidden rounded-xl bg-blush py-6 pr-2 pl-6 transition-colors wide:py-8 wide:pr-10 wide:pl-10"
			>
				<span className="grid justify-items-start gap-2">
					<span className="font-display text-h1 text-fig">{label}</span>
					<span className="text-lead text-ink">{text}</span>
					<span className="min-h-[1lh] text-ink-2">{live}</span>
					<span className="mt-3 inline-flex min-h-12 items-center gap-2 rounded-full bg-fig px-6 font-semibold text-on-fig group-hover:bg-fig-deep">
						<Icon aria-hidden="true" className="size-5" />
						{action}
					</span>
				</span>
				<LightForm light="full" className="size-28 shrink-0 max-[24rem]:hidden wide:size-48" />
			</Link>
		</li>
	);
}
