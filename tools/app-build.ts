import { BUNDLE, buildAppIfChanged } from "./app/build-app.ts";
import { bundleSize } from "./app/bundle-size.ts";

const state = await buildAppIfChanged();
const { files, bytes, largest } = await bundleSize(BUNDLE);
console.log(`The app's bundle is ${state}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB in ${BUNDLE}.`);
for (const { folder, bytes: part } of largest) console.log(`  ${folder}: ${(part / 1e6).toFixed(1)} MB`);
