import { EXPORT_FORMATS, progressApi } from "@dewlight/contracts/progress.ts";
import { mayExportTimeline } from "@dewlight/core/plans/entitlements.ts";
import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { useMutation } from "@tanstack/react-query";
import { Download, Lock } from "lucide-react";
import { ApiError, refusalReason } from "#api/api-error.ts";
import { receive } from "#api/call.ts";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { saveFile } from "#platform/save-and-print.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { timelineCopy } from "./copy.ts";

const copy = timelineCopy.export;

function isLimit(error: unknown): error is ApiError {
	return error instanceof ApiError && error.status === 403;
}

/** TIME-10: Pro takes the timeline along. The server decides; other plans see what they would get. */
export function ExportSection({ plan }: { plan: PlanKey }) {
	const file = useMutation({
		mutationFn: async (format: ExportFormat) => {
			const { content, name } = await readExport(format);
			return { name, saved: await saveFile(content, name) };
		},
		onError: (error) => {
			if (isLimit(error)) dispatchLimitEvent(error.triggerEvent ?? "upgradeNeeded", plan);
		},
	});
	const open = mayExportTimeline(plan);
	const Icon = open ? Download : Lock;
	return (
		<Section id="export" title={copy.title} lead={open ? copy.lead : copy.lockedLead}>
			<div className="flex flex-wrap gap-3">
				{EXPORT_FORMATS.map((format) => {
					const busy = file.isPending && file.variables === format;
					return (
						<Button
							key={format}
							tone="secondary"
							busy={busy}
							disabled={file.isPending}
							onClick={() => file.mutate(format)}
						>
							{!busy && <Icon aria-hidden="true" className="size-4.5" />}
							{busy ? copy.busy : copy.labels[format]}
							{!open && <span className="sr-only"> ({copy.locked})</span>}
						</Button>
					);
				})}
			</div>
			<output className="sr-only">{file.isPending && copy.busy}</output>
			{file.isError && !isLimit(file.error) && (
				<Notice tone="danger" live="alert" title={copy.failed}>
					{refusalReason(file.error) ?? undefined}
				</Notice>
			)}
			{file.data?.saved === true && (
				<Notice tone="success" live="status">
					{copy.done(file.data.name)}
				</Notice>
			)}
		</Section>
	);
}

type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface TimelineFile {
	content: Blob;
	name: string;
}

/** DER-13: every scan in one file, named as the server says. */
async function readExport(format: ExportFormat): Promise<TimelineFile> {
	const response = await receive(progressApi.exportCheckins, {
		query: { format },
		headers: { Accept: "*/*" },
	});
	const named = response.headers.get("content-disposition")?.match(/filename="?([^";]+)/i)?.[1];
	return { content: await response.blob(), name: named ?? timelineCopy.export.fileName(format) };
}
