import { CERTIFICATE_SERVICES } from "./certificate-services.ts";
export const CUSTOM = { ...CERTIFICATE_SERVICES, id: "custom" };
