import type { CheckinTile } from "@dewlight/contracts/scans.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { timelineCopy as copy } from "./copy.ts";
import { TimelineTile } from "./timeline-tile.tsx";

interface TimelineListProps {
	tiles: readonly CheckinTile[];
	hasMore: boolean;
	loadingMore: boolean;
	moreFailed: boolean;
	onMore: () => void;
}

export function TimelineList({ tiles, hasMore, loadingMore, moreFailed, onMore }: TimelineListProps) {
	return (
		<div className="grid gap-6">
			<ol className="grid gap-4 desk:grid-cols-2">
				{tiles.map((tile) => (
					<TimelineTile key={tile.id} tile={tile} />
				))}
			</ol>
			{moreFailed && (
				<Notice tone="danger" live="alert">
					{copy.moreFailed}
				</Notice>
			)}
			{hasMore && (
				<Button tone="secondary" busy={loadingMore} onClick={onMore} className="justify-self-center">
					{loadingMore ? copy.loadingMore : copy.loadMore}
				</Button>
			)}
		</div>
	);
}
