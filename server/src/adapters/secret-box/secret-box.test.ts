import { secretBoxConformance } from "../../../test/conformance/secret-box.ts";
import { createAesSecretBox } from "./secret-box.ts";

secretBoxConformance((key) => createAesSecretBox(key.repeat(20)));
