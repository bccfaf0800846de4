-- Searching articles, and the first six of them.
create extension if not exists pg_trgm with schema extensions;
grant usage on schema extensions to portal_visitor;

alter table public.articles add column search_terms tsvector default '' not null;
create index articles_search_terms on public.articles using gin (search_terms);

-- Not a generated column: only this trigger may fill it, whatever a statement says.
create function app.index_article() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.search_terms :=
    setweight(to_tsvector('pg_catalog.english', new.title), 'A')
    || setweight(to_tsvector('pg_catalog.english', new.description || ' ' || array_to_string(new.tags, ' ')), 'B')
    || setweight(to_tsvector('pg_catalog.english', new.body), 'D');
  return new;
end
$$;
revoke all on function app.index_article() from public;
create trigger index_terms before insert or update on public.articles for each row execute function app.index_article();

insert into public.articles
  (slug, title, description, category, author, status, featured, tags, read_minutes, published_at, body)
values
  (
    'azure-migration',
    'Azure migration, from the inventory to the last server switched off',
    'What to find out, how to decide what happens to each workload, how large a wave may be, and what to write down before anything moves.',
    'Migration', 'Planwright editorial team', 'published', true,
    array['Azure', 'Migration', 'Azure Migrate', 'Landing zone', 'Cost'], 7, '2026-11-20T13:00:00Z',
    $article$Most Azure migrations that go wrong were already wrong in week two, when somebody drew a wave plan from a list of server names. This guide sets out the order of work that we would put in front of a client: what to find out, how to decide what happens to each workload, how to size the waves, and what to write down before anything moves. Dates and product facts are those of 20 November 2026.

## Start with the dates that nobody can move

A migration competes with every other project in the building. What gives it a place in the calendar is usually the end of support of something that is already installed.

| Product | Support ends | Paid extension ends |
|---|---|---|
| Windows Server 2012 and 2012 R2 | ended 10 October 2023 | ended 13 October 2026 |
| Windows Server 2016 | 12 January 2027 | 12 January 2030 |
| Windows Server 2019 | 9 January 2029 | none announced |
| SQL Server 2016 | ended 14 July 2026 | 17 July 2029 |
| SQL Server 2017 | 12 October 2027 | none announced |
| SharePoint Server 2016 and 2019 | ended 14 July 2026 | none |
| Exchange Server 2016 and 2019 | ended 14 October 2025 | ended around 1 November 2026 |

One old argument needs retiring. For years, extended security updates were free for servers that moved to Azure, and that alone paid for many projects. For offers that begin on or after 1 April 2026, among them Windows Server 2016 and SQL Server 2016, the updates cost the same in Azure as anywhere else. The earlier offers for Windows Server 2012 and SQL Server 2014 are unaffected. If a business case on your desk still counts the saving for 2016, take it out before the client’s finance team does.

## Discover for longer than feels necessary

Azure Migrate does the inventory. One project holds up to 35,000 servers. A VMware appliance covers 10,000 servers across up to ten vCenter Servers, a Hyper-V appliance 5,000 servers on 300 hosts, and an appliance for physical machines or other clouds 1,000. Plan 8 virtual processors, 32 GB of memory and about 80 GB of disk for each. The older agent-based experience for physical servers was retired on 30 September 2026, so start with the simplified one.

Two rules save arguments later:

1. **Collect performance history for at least two to four weeks, and include a month end.** A finance server measured in the second week of the month is sized for a different company. This is our planning rule, not a limit of the tool.
2. **Run dependency analysis for 30 days before you draw groups.** The unknown dependency is the commonest cause of a rolled-back wave. You are looking for the quarterly job, the licence server under a desk and the share that an application writes to without anybody knowing.

The assessment sorts machines into ready, ready with conditions, not ready and unknown. Treat "unknown" as work with an owner and a date. It is not a category in which a server may stay.

## Give each workload one of eight strategies

The Cloud Adoption Framework names eight: retire, rehost, replatform, refactor, rearchitect, rebuild, replace and retain. In practice the conversation goes faster with defaults that people may object to:

- **SQL Server** goes to SQL Managed Instance where instance features allow it, and to a virtual machine where the application needs the file system or an unsupported feature.
- **Exchange and SharePoint** are replaced by Exchange Online and SharePoint Online.
- **Domain controllers** stay what they are: two or more virtual machines in different availability zones, with an Active Directory site of their own. Entra Domain Services is considered only after a compatibility review.
- **File servers** go to Azure Files with File Sync, or to SharePoint where the files belong to a team.
- **Legacy applications** are rehosted, or retained and managed through Azure Arc.
- **Custom applications** that still change are candidates for App Service or containers, after a rehost if time presses.

Rehost is the recommended default for whatever is compatible. It is not the destination. Set modernisation milestones within six months of the move, and let a workload run for 30 to 60 days before you optimise it, because sizes guessed from old hardware are nearly always too large.

## Build the landing zone before wave zero

A landing zone can be small, but some decisions are expensive to reverse:

- One tenant, at most four levels of management groups, and no subscription directly under the root.
- Address ranges that overlap with nothing on site. The gateway subnet is a /27 or larger, the Azure Firewall and Bastion subnets are /26 each, and a Virtual WAN hub takes a /23.
- Explicit outbound access. New virtual networks have had no default outbound route since 30 September 2025, and a forgotten NAT gateway will stop the first update run.
- Two break-glass accounts with FIDO2 keys or certificates. Azure demands multifactor authentication of them as of everybody else.
- Budgets that alert on actual and on forecast cost, and tags that say who pays.
- Infrastructure as code in Bicep or Terraform from the first resource group.

Check quotas in week one. A region that cannot give you the cores will not tell you so until you ask.

## Size the waves by what you can roll back

Wave zero moves three to five servers that nobody will miss. It proves the network path, backup, monitoring and identity; it is not there to make progress. After it, waves of 10 to 20 servers every fortnight suit a mid-sized estate, and 20 to 40 a large one. These are planning figures. They describe how much a team can test and, if needed, undo in a weekend.

Keep chatty tiers together. An application server in Azure that talks to a database on site pays the latency on every query. Avoid month end, peak trading and examination weeks.

Before each wave, write down three things: the criteria on which you roll back, the tested procedure, and the person who may decide. Keep the source machines switched off but intact for 14 to 30 days.

### Check that the data fits through the pipe

At 60 per cent use of the link, one terabyte takes about 37 hours at 100 Mbps, 7.4 hours at 500 Mbps and 3.7 hours at 1 Gbps. If the total does not fit the window, order a Data Box early or replicate continuously. For each workload, choose between a downtime window and near-zero downtime according to its recovery time objective, and tell its owner which one it is.

## What it costs, and what makes it cheaper

Compare three years of today’s cost with three years of Azure, in low, likely and high columns, and show the licence benefit as a switch that the reader can turn off. The levers, roughly in the order of their effect:

| Lever | Usual effect | Condition |
|---|---|---|
| Hybrid Benefit and three-year reservation together | around 70% | stable load, Software Assurance or subscription |
| Reservation alone | 33% (one year) to 72% (three years) | headline figures; right-size first |
| Savings plan | 15 to 40% typical | flexible machine families |
| Hybrid Benefit for Windows alone | about 40% | eight-core minimum for each machine |
| Shutting down test systems | depends on hours | automated |

Percentages are published or secondary figures and move with region and family. Re-estimate at every wave gate, and buy reservations only when a month or two of real use shows what is stable.

## The acceptance list

A wave is finished when the owner has signed that the application works, a restore has been tested, monitoring alerts reach a person, Defender for Servers is reporting, tags and budget are in place, and a date is set on which the source is deleted. Anything less is a wave that somebody will finish for you, later, at night.

## Sources

- Microsoft Cloud Adoption Framework: strategies, migration planning and cost (2025 editions)
- Azure Migrate documentation on appliances and support limits (February 2025)
- Azure landing zone and cost review checklists (December 2025)
- Microsoft licensing announcement on extended security updates (27 March 2026)
- Product lifecycle dates as published by Microsoft and collected by endoflife.date (August 2026)
- Secondary sources for reservation and Hybrid Benefit percentages (2026); wave sizes and durations are our own planning figures

All facts as of 20 November 2026.
$article$
  ),
  (
    'microsoft-365-adoption',
    'Microsoft 365 adoption, from the licence to the habit',
    'Choosing the plan, setting up the tenant, moving mail and files without losing a weekend, and getting people to work in the result.',
    'Microsoft 365', 'Planwright editorial team', 'published', true,
    array['Microsoft 365', 'Exchange Online', 'Entra ID', 'Migration', 'Licensing'], 7, '2026-11-20T12:00:00Z',
    $article$Buying Microsoft 365 takes an afternoon. Getting an organisation to work in it, with mail that never stopped and an administrator who can sleep, takes a plan. This guide follows the order in which the decisions actually arrive: licence, tenant, identity, mail, files, people. Prices and dates are those of 20 November 2026.

## Choose the plan from the seat count and the risk

Since 1 July 2026 the list prices per user and month, on an annual commitment, read as follows.

| Plan | USD | Seats | What decides for it |
|---|---|---|---|
| Business Basic | 7 | up to 300 | web apps, mail, Teams |
| Business Standard | 14 | up to 300 | adds the desktop apps |
| Business Premium | 22 | up to 300 | adds Entra ID P1, Intune, Defender for Business |
| Office 365 E3 | 26 | no cap | apps and services without device management |
| Microsoft 365 E3 | 39 | no cap | adds Windows Enterprise, Entra ID P1, Intune |
| Microsoft 365 E5 | 60 | no cap | adds Entra ID P2 and the Defender and Purview suites |
| F3 | 10 | no cap | frontline staff, small mailbox |

Paying monthly for an annual commitment costs 5 per cent more. The volume levels A to D disappeared on 1 November 2025, so every customer starts from the same list. New prices apply at renewal, which makes the renewal date a fact worth asking for in the first meeting.

For an organisation of up to 250 people, Business Premium is usually the answer, and the argument is the security that comes with it rather than the apps. Between 251 and 300 seats, say in writing that the cap is near and budget the step to E3. A tenant may mix plans: up to 300 Business seats beside E3 or E5 for those who need more. Shift workers in shops, wards and plants are F3 candidates. Assume 40 per cent of the headcount until somebody counts them; that share is our planning assumption.

Where risk-based access or privileged identity management is wanted, Entra ID P2 is needed for at least the administrators. Where data loss prevention must cover endpoints and Teams chats, you are in E5 territory or in an add-on: the E3 class covers Exchange, SharePoint and OneDrive only.

## Set the tenant before the first user arrives

Configuration that precedes the users is invisible to them. The same change three months later is a support case. In this order:

1. **Domains and mail authentication.** SPF with a hard fail, DKIM, and DMARC in steps from none through quarantine to reject. Read the reports between the steps: the newsletter service that nobody mentioned will appear in them.
2. **Administrators.** Two to eight global administrators, cloud-only accounts, finer roles for everything else.
3. **Break-glass.** Two accounts with FIDO2 keys or certificates, excluded from Conditional Access, with an alert on every use.
4. **Legacy authentication blocked,** then Conditional Access in place of security defaults.
5. **Application consent** restricted, with a workflow by which a user can ask.
6. **Guests and sharing.** Default links for specific people, view only; links for anyone, if allowed at all, expire within 30 days.
7. **No automatic forwarding** to outside addresses, and the unified audit log on.

The SCuBA baselines of the US cybersecurity agency are a good yardstick, and their tool makes a report that a client can read. They are written for federal agencies. Tell a smaller client where a default is stricter than it needs to be, such as meeting recording.

## Decide how identities get there

Two synchronisation engines exist. Entra Cloud Sync suits domains of up to 150,000 objects and groups of up to 50,000 members; it runs from light agents, several of them at once, and picks up changes in about two minutes. Entra Connect Sync remains necessary for hybrid-joined devices, pass-through authentication, and elaborate rules across forests.

If Connect Sync is installed, check its version today. Anything older than 2.5.79.0 stopped synchronising on 30 September 2026 at the latest. For new laptops choose Entra join; hybrid join is for domain computers that already exist. Password hash synchronisation is the default, and AD FS is something to plan the way out of.

## Move the mail without a lost weekend

The method follows from the number of mailboxes and the length of the coexistence:

- **Cutover** for up to 150 mailboxes. The technical maximum is 2,000, but 150 is the recommendation.
- **Express or minimal hybrid** for 151 to 2,000 with directory synchronisation and a short project.
- **Full hybrid** above that, or when calendars must be shared for months. It needs Exchange Server Subscription Edition, the only supported version on premises: Exchange 2016 and 2019 left support on 14 October 2025, and the last paid extension has run out.

Plan durations from mailbox sizes. Published percentiles say that a mailbox of 10 to 50 GB takes 3 days at the median and 14 at the ninetieth percentile; from 100 to 200 GB it is 8 and 45. Archive what is over 100 GB before you move it. A plan built on the median finishes late in half of all cases.

### What will stop working

Three dates hide in printers, scanners and old line-of-business software:

- Exchange Web Services have been blocked by default since 1 October 2026 unless allow-listed, and shut down on 1 April 2027. Anything that reads mailboxes must move to Microsoft Graph.
- Basic authentication for SMTP submission is off by default for existing tenants by the end of December 2026.
- Multifactor authentication has been mandatory for scripts that sign in as users since the last postponement ended on 1 July 2026.

Search the sign-in logs for these before you promise a date. The applications you find are a work stream of their own.

For the cutover itself, lower the DNS time to live 48 hours before, finalise batches on Friday, switch the MX record, verify, and have people at desks on Monday. Keep forwarding for 14 days as the way back.

## Files: decide by owner, not by folder

SharePoint Server 2016 and 2019 ended on 14 July 2026, so many clients arrive with two problems at once. Sort content by who owns it. Team files go to SharePoint sites under hubs by function; personal files to OneDrive; application data to Azure Files. What nobody owns goes to a read-only archive with a deletion date. A smaller organisation can expect two to four weeks for this stream.

Start with four to six sensitivity labels. More than that and people stop reading them. Decide on backup explicitly: versioning and the recycle bin are not a backup, and a client should hear that from you before it hears it from an incident.

## Adoption is the part with people in it

Licences that nobody uses are the most expensive ones. What works is unglamorous:

- Pick three situations that hurt today, such as finding the current version of a tender, and show how each is done now.
- Give every department one person with time set aside, and train those people first.
- Put the first month’s questions into one channel, and answer there, in public.
- Measure behaviour and leave log-ins aside: files shared as links instead of attachments, meetings held from a channel, passwords reset by their owners.
- Switch the old way off on an announced date. Two systems side by side is the state in which nobody adopts either.

FastTrack gives guidance from 150 licences and help with moving data from 500.

## How you know that it is done

Mail flows both ways and passes SPF, DKIM and DMARC for three different senders. Every user is registered for multifactor authentication, and 95 per cent of devices are compliant. One mailbox item and one site have been restored. A labelled file was refused outside. The break-glass account was tried and its alert arrived. Secure Score is written down, with a target for 90 days from now.

## Sources

- Secondary price surveys of the July 2026 Microsoft 365 list (2026)
- Microsoft Learn on mailbox migration methods and Entra cloud synchronisation (2024 to 2026)
- Exchange team announcements on Exchange Server, EWS and SMTP authentication, as relayed in 2026
- CISA ScubaGear baselines (August 2026)
- Microsoft Learn on Conditional Access templates and mandatory multifactor authentication (2025 to 2026)
- Product lifecycle dates collected by endoflife.date (August 2026); shares, label counts and acceptance figures are our own planning figures

All facts as of 20 November 2026.
$article$
  ),
  (
    'security-assessment',
    'A security assessment that somebody acts on',
    'Scope, evidence, twelve Conditional Access policies in order, privileged access, and a report for two kinds of reader.',
    'Security', 'Planwright editorial team', 'published', true,
    array['Security', 'Conditional Access', 'Entra ID', 'Zero Trust', 'Active Directory'], 7, '2026-11-20T11:00:00Z',
    $article$A security assessment is worth its fee when the client can act on it the week after. That takes a scope that fits the time, findings that can be reproduced, and an order of repair that somebody will follow. This guide describes an assessment of a Microsoft environment that a small team can finish in three to four weeks, and the first ninety days after it. Facts are those of 20 November 2026.

## Agree what is measured

Three principles carry the Zero Trust model: verify explicitly, grant least privilege, assume breach. They are easy to agree with and hard to score, so break them into domains with weights. We use these, as a planning convention:

| Domain | Weight | First question |
|---|---|---|
| Identity | 25 | Can anybody sign in with a password alone? |
| Endpoint | 15 | Which devices reach company data, and who patches them? |
| Data | 15 | What must not leave, and what would stop it? |
| Servers and infrastructure | 15 | What runs out of support next? |
| E-mail | 10 | Can a stranger write in the name of the director? |
| Monitoring and response | 10 | Who sees an alert at two in the morning? |
| Network | 5 | What answers from the internet? |
| Backup and recovery | 5 | When was the last restore that somebody timed? |

Score each question from 0 to 3, with evidence beside the score. The maturity index is the weighted sum over the possible maximum. Print it once. Clients remember one number, and they will ask for it again in a year.

Do not invent a framework for this. CIS Microsoft 365 Foundations 7.0.0 of May 2026 has about 160 assessable items, CIS Azure Foundations 6.0.0 has 127, the Microsoft cloud security benchmark 86 controls and NIST CSF 2.0 106 subcategories. Map findings to one of them, the one that the client’s auditor reads.

## Collect evidence that can be collected again

Prefer what a tool exports over what a person remembers. A useful set:

- **ScubaGear** for the tenant, run on the first day and on the last, both reports in the appendix. It covers Entra ID, Exchange Online, Defender, SharePoint, Teams and Power Platform, and every finding has a policy number.
- **Secure Score**, with the date, and the list of points that were accepted as risk.
- **Defender for Cloud** for Azure and for servers under Arc, which reports against the cloud benchmark.
- **Defender for Identity** sensors on domain controllers, certificate servers, AD FS and Entra Connect servers, for as long as the assessment lasts.
- **Locksmith** against Active Directory Certificate Services, if there is any.
- **An interview per domain**, 45 minutes, with the person who does the work.

Where Active Directory is in use, test six certificate misconfigurations by name: ESC1, ESC4, ESC6, ESC8, ESC15 and ESC16. They turn an ordinary account into a domain administrator, they are common, and most can be repaired in a morning.

## Conditional Access: twelve policies, in order

A baseline that most organisations can adopt looks like this. The first seven and the last three need Entra ID P1, the two risk policies P2.

1. Block legacy authentication.
2. Require multifactor authentication of all users.
3. Require phishing-resistant methods of administrators.
4. Protect the registration of security information.
5. Require multifactor authentication for Azure management.
6. Require a compliant or hybrid-joined device, or multifactor authentication.
7. Block unsupported platforms, and require app protection on phones.
8. Act on users at high risk.
9. Act on sign-ins at high risk.
10. Block the device-code flow, except where documented.
11. Multifactor authentication and terms for guests.
12. Limit sessions on unmanaged devices.

Start the general ones in report-only mode for 7 to 14 days, read what they would have blocked, then switch them on one at a time. Exclude two break-glass accounts from every policy and raise an alert when either is used. These accounts are not exempt from Microsoft’s own requirement: the administration portals have demanded multifactor authentication since October 2024, and command-line tools and write calls since 1 October 2025, with the last postponement gone on 1 July 2026. A FIDO2 key in a safe satisfies it. A script that signs in as a user does not, and belongs on a managed identity.

Microsoft’s research puts the share of account compromises that multifactor authentication prevents at more than 99.2 per cent. Whatever else the assessment finds, that line goes first.

## Privileged access is a project of its own

Administrators of everything are the finding that appears in nearly every report. A sequence that does not stop the business:

| When | Step |
|---|---|
| Week 1 | two break-glass accounts, keys in two safes |
| Weeks 1 to 2 | separate, cloud-only administrator accounts |
| Weeks 2 to 4 | eligible roles in place of permanent ones, approval for global administrator |
| Week 3 | a written list of tier 0: domain controllers, certificate servers, Entra Connect, AD FS, backup of all these |
| Month 2 | privileged workstations without mail or browsing |
| Months 2 to 3 | Windows LAPS, no interactive log-on across tiers |
| Month 3 | Protected Users, Kerberos with AES only |
| Month 4 | quarterly access reviews |

The Kerberos row is no longer optional. Enforcement of the RC4 hardening became the default in April 2026 and the way back was removed in July, so a service account that was never given AES keys may already be failing quietly somewhere. CIS advises two to four global administrators beside the two emergency accounts. If the client has eleven, ask each what they did with the role last month.

## Detection that somebody answers

Small organisations do not need a SIEM; they need Defender XDR alerts that reach a person, or a provider who answers them. Larger or regulated ones want Microsoft Sentinel. Two facts shape the design in 2026: its experience in the Azure portal ends on 31 March 2027, so build in the Defender portal; and the data lake tier changes the arithmetic, at roughly €0.05 per gigabyte ingested against about €5.22 for the analytics tier, on secondary price lists. Send what you alert on to analytics and what you only search later to the lake. Check retention duties before choosing: PCI DSS asks for twelve months of logs, three of them at hand.

Ten rules that are looked at beat two hundred that are not. Write the response beside each: who is called, which account is disabled, which device isolated, and who speaks to the client’s customers.

## Report for two readers

The board reads one page: the index, five risks in the language of the business, the three decisions that are theirs, the cost. The engineer reads a table: finding, evidence, reference, repair, effort, owner, date. Keep them apart. A report that tries to serve both is read by neither.

Order the repairs by how many attack paths a step closes for its effort:

- **First thirty days:** multifactor authentication for all, legacy protocols off, break-glass accounts, certificate findings, administrator accounts separated, one restore tested.
- **By day sixty:** device compliance and endpoint detection everywhere, DMARC at quarantine, application consent closed, unsupported servers isolated.
- **By day ninety:** labels and data loss prevention in audit mode, segmentation without public remote desktop, logging in one place, the policies for risk if licensed.

Then run the tools again. The second ScubaGear report beside the first is the best page of the whole document.

## Sources

- Microsoft Learn: Zero Trust guidance, Conditional Access templates, mandatory multifactor authentication, privileged access (2024 to 2026)
- CISA ScubaGear baselines (August 2026)
- CIS benchmarks, Microsoft cloud security benchmark and NIST CSF 2.0 as transcribed in the CISO Assistant library (August 2026)
- Locksmith source (June 2026) and Defender for Identity documentation on certificate services
- Microsoft KB5073381 on Kerberos RC4 (2026)
- Microsoft announcements on the Sentinel portal; secondary price lists (2026); weights and day counts are our own planning figures

All facts as of 20 November 2026.
$article$
  ),
  (
    'azure-hybrid-connectivity',
    'Connecting a site to Azure: lines, names and what happens when they fail',
    'VPN, ExpressRoute or Virtual WAN, gateway sizes, the address plan, name resolution for private endpoints, and a rehearsal of the failure.',
    'Azure', 'Planwright editorial team', 'published', false,
    array['Azure', 'Hybrid', 'Landing zone', 'Networking', 'Azure Arc'], 7, '2026-11-20T10:00:00Z',
    $article$Connecting an office or a data centre to Azure looks like a purchase and is really a set of promises: how fast, how available, who resolves which name, and what still works when the line is cut. This guide goes through those promises in the order in which they constrain one another. Product limits are published benchmarks as of 20 November 2026, not guarantees.

## VPN, ExpressRoute or Virtual WAN

Three questions settle most cases.

| Situation | Choice |
|---|---|
| Up to about 250 users, below 500 Mbps, no contract about latency | site-to-site VPN on a zone-redundant gateway |
| More than 1 Gbps sustained, database or ERP traffic across the link, or a private path demanded by a regulator | ExpressRoute, with a VPN behind it |
| Ten branches or more, several regions, or over 100 tunnels on one gateway | Virtual WAN |
| Remote staff only, web applications | Entra Private Access or application proxy, no gateway at all |

The user count in the first row is a planning figure. The last row deserves more attention than it gets: many small clients ask for a VPN when what they have is three internal web applications and twenty people at home.

A useful habit is to write the budget for latency before the budget for bandwidth. An application server that sends two hundred queries for one screen turns 20 milliseconds into four seconds. No circuit repairs that, and the answer is to put the tiers on the same side.

## Gateway sizes

The throughput of a VPN gateway is an aggregate over all tunnels.

| SKU | Aggregate throughput | Remark |
|---|---|---|
| Basic | 100 Mbps | tests only; its basic public address was retired on 30 September 2025 |
| VpnGw1AZ | 650 Mbps | enough for most single offices |
| VpnGw2AZ | 1 to 1.25 Gbps | by generation |
| VpnGw3AZ | 1.25 to 2.5 Gbps | by generation |
| ErGw1AZ | 1 Gbps | about 2,000 virtual machines, 4,000 routes |
| ErGw2AZ | 2 Gbps | about 4,500 virtual machines, 9,500 routes |
| ErGw3AZ | 10 Gbps | about 11,000 virtual machines, FastPath available |
| ErGwScale | 1 Gbps a unit, up to 40 units | 60,000 routes |

Design with the AZ variants only. The others are being consolidated into them, and the difference is whether the loss of one data hall takes the office offline. On secondary price lists a 650 Mbps VPN gateway comes to about USD 140 a month and a metered 1 Gbps ExpressRoute to about USD 1,627 before what the carrier charges. Ask for the carrier’s delivery time before anything else: it is measured in months more often than in weeks, and it is the one task on the plan that more people cannot shorten.

The unlimited data plan of ExpressRoute cannot be changed back to metered. Start metered, look at three invoices, then decide. Where the peering location serves the region, ExpressRoute Local makes heavy outbound traffic far cheaper.

## The address plan comes first

Nearly every painful repair in a hybrid network begins with overlapping addresses. Before the first virtual network exists:

- Collect every range in use, including the ones behind acquired companies, partner tunnels and home routers that staff connect from.
- Reserve one block per region, large enough to summarise in a single route.
- Give spokes what they need. A /16 for one virtual network is a sign that nobody counted.
- Leave a gateway subnet of /27 or larger, /26 each for Azure Firewall and Bastion, and a /23 for a Virtual WAN hub.
- Expect at most some 400 spokes a region in a hub-and-spoke design, and choose Virtual WAN if that is in sight.

## A hub that stays small

The hub holds what is shared: gateways, firewall, Bastion, name resolution. It belongs in a connectivity subscription of its own, managed by the people who answer for the network. Workloads live in spokes. Domain controllers are shared too, but they are identity and not network: put two or more in different zones, in an identity subscription, with their own Active Directory site so that clients on site do not log on across the link by accident.

Since 30 September 2025 new virtual networks have no default way out. Route outbound traffic explicitly, through Azure Firewall or a NAT gateway, and write down which. The firewall’s application rules let you allow names in place of addresses; the Premium tier adds TLS inspection and intrusion prevention, which is worth its price where a regulator asks and seldom elsewhere.

Put platform services behind private endpoints where they are shared with the site, and reach them over the private peering. That decision pulls the next one along.

## Name resolution decides whether it works

Private endpoints fail in a characteristic way: the service is reachable, and the client resolves its public address instead. The pattern that holds up:

1. Private DNS zones for the `privatelink` names live once, in the connectivity subscription, linked to the hub.
2. A DNS Private Resolver in the hub offers an inbound endpoint. It supports up to five inbound and five outbound endpoints and 1,000 forwarding rules a ruleset, and it replaces the pair of virtual machines that everybody forgot to patch.
3. The DNS servers on site forward the public zone names of those services, such as `blob.core.windows.net`, to the inbound endpoint. Forwarding the `privatelink` name alone is a common mistake: the client asks for the public name first.
4. Outbound rules send the company’s own zones to the domain controllers.

Test from both sides, with the name that the application really uses, and put the test into the acceptance list.

## Servers that stay

What is not moved should still be managed. The Azure Arc agent is free; the services on it are charged by themselves. Onboard with a service principal that can do that and nothing more, scoped to a resource group. Decide how agents are updated, raise an alert on agents that fall silent, and list the extensions that may be installed. Arc then carries policy, update management, Defender for Servers and, for old systems, extended security updates. Since April 2026 new offers of those updates cost the same under Arc as in Azure.

Where data must stay on site, or a plant cannot wait for a round trip, Azure Local runs workloads on the client’s hardware under the same control plane. It is billed by physical core, scales to 16 machines in a hyperconverged cluster, and wants at least three for a three-way mirror. No agreement covers the uptime of what runs on the client’s own hardware, which should be said before it is bought.

For file shares, Azure File Sync serves up to 100 server endpoints in a sync group and 30 on a server. It is tested to 100 million objects, and behaves best below 20 to 30 million a share.

## Plan the failure, then rehearse it

High availability on ExpressRoute means two circuits in different peering locations, or one circuit and a VPN. The second is cheaper and perfectly respectable, provided that somebody has pulled the plug. A rehearsal takes an evening:

- Shut the primary path and measure how long sessions take to recover.
- Confirm that routes prefer the right path again when it returns.
- Log on at the office with the link down, using the domain controllers on site.
- Reach a private endpoint by name over the backup.
- Fail over two servers with Site Recovery into an isolated network, and write the measured times beside the promised ones. The first 31 days for each machine are free of the service’s charge.

Choose the second region in the same jurisdiction if residency matters; for Ireland that usually means North Europe with West Europe.

## Acceptance

Record a baseline of latency and throughput, by time of day. Every server that stays shows up under Arc. Policy compliance is at 90 per cent or better, with the exceptions named. Backup restores have been timed. The network diagram matches what the tool exports. And one page explains, to the person on call, which of the two lines is down and whom to ring.

## Sources

- Microsoft documentation on VPN gateway SKUs (June 2025), ExpressRoute gateways (July 2024), Virtual WAN and DNS Private Resolver (2025)
- Azure landing zone and Azure Arc review checklists (December 2025)
- Azure Local billing documentation and Well-Architected guide (2026); Azure File Sync scale targets (2025 to 2026)
- Microsoft licensing announcement on extended security updates (27 March 2026)
- Secondary comparisons of network prices (2025 to 2026); user counts and compliance targets are our own planning figures

All facts as of 20 November 2026.
$article$
  ),
  (
    'ad-cs-two-tier-pki',
    'Keeping a two-tier PKI on AD CS in good order',
    'Tiers, periods, publication points, the escalations that attackers look for first, and a check of the whole in one hour.',
    'Best Practices', 'Planwright editorial team', 'published', false,
    array['Active Directory', 'Certificates', 'Security', 'Windows Server'], 7, '2026-11-20T09:00:00Z',
    $article$A public key infrastructure on Active Directory Certificate Services is installed once, works for years, and is noticed on the day it stops. Most that we read about share a history: set up in an afternoon for one project, given default templates, and handed from administrator to administrator without its minutes. This guide describes the state worth aiming for, and the checks that show how far away it is. Facts are those of 20 November 2026.

## Two tiers, for a reason that can be explained

An enterprise root that also issues certificates is cheap and keeps its most valuable key on a server that is always online. If that server is compromised, trust must be rebuilt on every device. For up to about a hundred users that can be an accepted risk, with the acceptance in writing and a plan for leaving.

Above that, use two tiers: a stand-alone root that never joins the domain and never has a network, and one or more enterprise issuing authorities. A third tier of policy authorities pays only where a business unit or regulator owns a policy of its own; otherwise it adds ceremony and nothing else.

For two sites, two independent issuing authorities that publish the same templates are simpler to run than a failover cluster. A cluster protects the identity of one authority; independent ones protect the ability to enrol, which is what the users notice.

## Numbers to write into the design

| Object | Key | Validity | Revocation list |
|---|---|---|---|
| Root | RSA 4096 or ECDSA P-384 | 20 years | 26 to 52 weeks, no delta, generous overlap |
| Issuing authority | RSA 3072 to 4096 | 5 to 10 years | 7 days, overlap 3 days, delta optional |
| Server certificate | RSA 2048 or P-256 | 1 year | |
| User or device | RSA 2048 | 1 year | |
| OCSP signing | RSA 2048 | 2 weeks, renewed by itself | |

Root key, root validity and the absence of a delta list follow Microsoft’s design guidance; the periods are common field practice and our planning figures. The rule behind them matters more than the figures: no authority can issue a certificate that outlives its own, so renew an authority at about half of its life. And a revocation list must stay valid for its publishing interval plus replication, transfer and the time you would need to repair a fault. If the repair takes a weekend, three days of overlap is a promise that the phone will be answered on Saturday.

Build new servers on Windows Server 2025, supported until November 2034. Windows Server 2016 leaves support on 12 January 2027, and a good number of issuing authorities are still on it. The server’s name cannot be changed once the role is installed, so the migration is a move of database and key, rehearsed first.

## Publish where everybody can read

- **HTTP first.** Phones, partners and Linux cannot read a revocation list from the directory. Windows tries the addresses in the order given.
- **An alias in place of a server name,** such as `pki.example.com`, so that the host can move.
- **Never HTTPS** for revocation lists or authority certificates. The client would have to check a certificate to check a certificate.
- **Set the addresses before the first certificate is issued.** A later change affects new certificates only, and the old address must live until the last certificate that names it has expired.
- **OCSP does not replace the list.** The responder answers from it. It makes the check cheaper, and revocation no fresher.

On Windows Server 2025 the procedures for responder arrays are no longer documented. Use independently configured responders behind a load balancer, and let its probe ask a real OCSP question.

## The escalations that attackers look for first

Certificate services are the shortest way from an ordinary account to the whole domain in many networks. The known misconfigurations are numbered; these are the ones to check this week.

| Code | What is wrong | Repair |
|---|---|---|
| ESC1 | the requester names the subject, the template allows log-on, nobody approves | build the subject from the directory, or require approval |
| ESC4 | ordinary accounts may edit a template | ownership to Enterprise Admins, write access for PKI administrators only |
| ESC6 | the authority accepts alternative names from request attributes | clear `EDITF_ATTRIBUTESUBJECTALTNAME2`, restart the service |
| ESC8 | web enrolment can be relayed to | remove it, or HTTPS with extended protection and no NTLM |
| ESC11 | enrolment over RPC without encryption | enforce encrypted requests |
| ESC15 | version 1 templates accept injected policies | patch, duplicate to version 2 or later, unpublish the old ones |
| ESC16 | the security identifier is disabled for the whole authority | take its OID off the disabled list |
| ESC17 | requester-supplied names with server authentication, added in 2026 | restrict enrolment, require approval |

Locksmith reads all of them from the directory and names the repair. Run it monthly and keep the reports. Put a Defender for Identity sensor on each certificate server, and set the audit filter to 127 together with the advanced audit policy, or none of the events will exist when they are wanted. Forward at least 4870, 4882, 4885, 4886, 4887, 4890 and 4896.

### Strong mapping is over its transition

The binding of certificates to accounts by security identifier has been fully enforced since February 2025, and the registry way back went in September 2025. Certificates without the identifier no longer log anybody on to a domain controller. With Intune and SCEP the profile must carry it as a URI in the alternative name. If a wireless network fails for a subset of laptops, look here before looking at the access points.

## Roles, ceremonies and calendars

Give six duties to named groups: authority administrator, certificate manager, enrolment agent, auditor, backup custodian, key recovery agent. Then remove what the installation granted: local administrators, Enterprise Admins and Domain Admins manage the authority by default. Role separation by registry is not documented for Windows Server 2025, so groups and permissions must do it. Treat every certificate server as tier 0, administered from a privileged workstation.

The root comes out of its safe for a ceremony: a printed script, an operator, a witness, hash-checked media, no network, numbered bags, minutes that are signed. Half a day is enough. Put the expiry of its revocation list in a shared calendar with alerts at 60, 30 and 7 days. A forgotten root list stops every relying party at once, and it happens to organisations that did everything else well.

Back up the database daily and the key once, apart from each other. Add `CAPolicy.inf`, the registry configuration, an export of the templates and the published files. Restore the whole to an isolated machine twice a year, with a clock running.

If you buy a hardware module now, ask for FIPS 140-3 level 3. Certificates under 140-2 moved to the historical list on 21 September 2026. The module and its provider are installed before the role.

## What not to use it for

Public web sites belong to a public authority: those certificates have been limited to 200 days since 15 March 2026, go to 100 days on 15 March 2027 and to 47 days on 15 March 2029, so they need automation rather than a template. Devices that only Intune manages may be served better by Cloud PKI, which has no servers and no connector, at the price of SCEP only, six authorities a tenant, and no choice of data residency. Domain controllers, servers and smart cards stay with your own authority.

Post-quantum signatures with ML-DSA are available on Windows Server 2025 with the update of May 2026. They need a new hierarchy beside the old one, cannot be used for encryption, and do not pass through NDES. That makes them a laboratory subject for most clients this year, and a good reason to have the inventory ready.

## The check in one hour

Open `pkiview.msc` and expect every line to be green, from two sites. Run `certutil -verify -urlfetch` on a leaf, an issuing and the root certificate. Revoke a test certificate and see it refused in the promised time. Stop one responder. Ask where the root is, who opened it last, and for the minutes. The pause before the last answer is usually the finding.

## Sources

- Microsoft documentation on AD CS design, revocation, online responders, auditing and ML-DSA (August 2023 to August 2026)
- Microsoft KB5014754 on strong certificate mapping; Intune and Cloud PKI documentation (2024 to 2026)
- Locksmith source code (June 2026); Defender for Identity documentation
- Secondary sources on the FIPS 140-2 sunset and the CA/Browser Forum schedule (2026), and on validity and list periods (2025 to 2026)
- Product lifecycle dates collected by endoflife.date (August 2026)

All facts as of 20 November 2026.
$article$
  ),
  (
    'nis2-dora-gdpr-microsoft-estates',
    'NIS2, DORA and GDPR in a Microsoft estate',
    'Who is probably in scope, how fast whom must be told, which setting answers which duty, and the evidence that an auditor accepts.',
    'Compliance', 'Planwright editorial team', 'published', false,
    array['Compliance', 'NIS2', 'DORA', 'GDPR', 'Microsoft 365'], 7, '2026-11-20T08:00:00Z',
    $article$Three European rule books now reach into the configuration of an ordinary Microsoft tenant: the GDPR, the NIS2 Directive and, for finance, DORA. A consultant is not the client’s lawyer and should not sound like one. What a consultant can do is say which regime probably applies, what it asks of the technology, which control answers it, and what evidence an auditor will accept. This guide is arranged in that way. It describes the state of 20 November 2026 and is no legal advice; confirm scope with counsel.

## Who is probably in scope

| Regime | Who | Since |
|---|---|---|
| GDPR | everybody who processes personal data of people in the Union | 25 May 2018 |
| NIS2, Directive (EU) 2022/2555 | medium and large organisations in listed sectors, and some others whatever their size | through national law |
| DORA | financial entities, and through contracts their ICT providers | 17 January 2025 |

For NIS2, medium means from 50 staff or EUR 10 million, large from 250 staff. Health care is a sector of high criticality. Manufacturing counts in the listed sub-sectors only. A bank is covered by DORA, which takes precedence over NIS2 as the special law. Small organisations are usually outside NIS2, with listed exceptions, but they meet it all the same: as a supplier whose customer sends a questionnaire.

Transposition differs by country. In Ireland no completed transposition was found by June 2026, when the law was still a Bill, so a document for an Irish client should say that the status is to be verified. Write such a sentence with its date, every time.

Fines are quoted in every first meeting, so here they are once. NIS2: up to EUR 10 million or 2 per cent of turnover for essential entities, EUR 7 million or 1.4 per cent for important ones. They are a poor argument. The customer who asks for evidence is a better one.

## The clocks

The most practical difference between the three is how fast somebody must be told.

| Regime | First word | Then | Final |
|---|---|---|---|
| GDPR, article 33 | 72 hours to the supervisory authority | further information in phases | |
| NIS2, article 23 | early warning in 24 hours | notification in 72 hours | report within one month |
| DORA, major incidents | 4 hours after classification, at most 24 after awareness | 72 hours after the first notice | within one month |

One incident can start all three. A client needs one playbook with three clocks: a list of contacts, a template for each notice, and a rule for who declares that the clock has begun. In Sentinel or Defender XDR, record awareness and classification as times of their own on the incident. When an authority asks why the first notice took nineteen hours, the answer should be a query and not a recollection.

## What NIS2 asks, and where it lives in the tenant

Article 21(2) lists ten measures. Mapping them to controls is a planning exercise, and this is ours.

| Point | Measure | Control and evidence |
|---|---|---|
| a | risk analysis and policies | Compliance Manager, exposure management, a signed risk register |
| b | incident handling | Defender XDR or Sentinel, the playbook, a record of one exercise |
| c | continuity, backup, crisis management | Azure Backup, Site Recovery, timed restores |
| d | supply chain | guest access reviews, application consent, a list of providers |
| e | acquisition, development, vulnerability handling | Defender Vulnerability Management, patch reports |
| f | assessment of effectiveness | Secure Score over time, penetration test |
| g | hygiene and training | attack simulation, attendance |
| h | cryptography | key management in Key Vault, certificate inventory, labels |
| i | personnel, access control, assets | joiner and leaver process in Entra ID, Intune inventory |
| j | multifactor authentication, secured communication | Conditional Access, meeting policies |

Points f and d are where evidence is thinnest in most organisations. A score without a history proves nothing, and a supplier list that ends with Microsoft is not a supplier list. Begin there.

## What DORA adds

DORA is written in the language of governance and then turns very concrete.

- **A framework with an owner.** Articles 5 and 6 place it with the management body. Articles 8 to 13 then follow a familiar arc: identify, protect, detect, respond and recover, back up, learn.
- **A register of information** on all ICT third parties, under article 28. Microsoft services belong in it by function: mail, identity, hosting, analytics. "Microsoft" in one line does not describe a dependency.
- **Contract clauses** under article 30. Microsoft offers an addendum; check that the client has signed it and knows which subsidiary is the counterparty.
- **An exit plan.** It need not be cheap or fast. It must be thought through: which data, in which format, to where, in how long, and what stops meanwhile.
- **Threat-led penetration tests** every three years for selected entities, under article 26. These need the provider’s cooperation, so the rules of engagement are agreed months before.

Restores matter more than backups here. Time one full restore of a business service each year, into an isolated environment, and keep the log.

## The GDPR part is mostly article 32

Article 32 asks for encryption and pseudonymisation where appropriate, confidentiality, integrity, availability, the ability to restore, and regular testing of all that. In a Microsoft estate this comes down to a short list: device encryption, TLS, sensitivity labels, data loss prevention, backup with tested restores, and access that ends when employment does. Health data and other special categories under article 9 raise the bar for each.

Four questions find the gaps quickly:

1. Who can read a given mailbox, including administrators and applications with consent? Export the list of granted permissions.
2. How long is each kind of data kept, and what deletes it? A retention label that nobody applied is not an answer.
3. Which logs would show that data left? Standard audit keeps 180 days, the premium tier one year. Decide which is enough before the incident.
4. Where are the data, and which services do not let you choose?

## Licences decide what can be promised

A control that the licence does not include is an intention. The split that matters:

| Need | E3 class or Business Premium | E5 class |
|---|---|---|
| Manual labels and encryption | yes | yes |
| Automatic labelling, trained classifiers | no | yes |
| Loss prevention in mail, SharePoint, OneDrive | yes | yes |
| Loss prevention on endpoints and in Teams | no | yes |
| Insider risk management | no | yes |
| Audit retention | 180 days | 1 year |
| Risk-based access, privileged roles on request | no | yes, through Entra ID P2 |

Often a small group needs the larger licence: finance, legal, administrators. Write down who and why. An auditor accepts a reasoned boundary, and a finance director does too.

## Build one set of evidence

Clients under several regimes are tempted to run a project for each. Do the opposite. Choose one framework as the spine, such as ISO 27001:2022 with its 93 controls or NIST CSF 2.0, and map each regime onto it. ISO’s transition from the 2013 edition ended on 31 October 2025, so an older certificate on the wall is worth a question.

For every control keep five things: the obligation, what it means technically, the setting that implements it, the export that proves it, and the name of the owner. Date the export. Repeat it quarterly, by script, on the same day. After a year there are four comparable sets, and the audit becomes a matter of handing over a folder.

## Words to use, and words to avoid

Say "likely applicable" and "supports the requirement of". Do not say "compliant": no configuration makes an organisation that, and the word in a consultant’s document becomes an exhibit. Name the version and date of each text you rely on, and state which points were not examined. A reader who finds the limits stated trusts the rest.

## Sources

- Directive (EU) 2022/2555, Regulation (EU) 2022/2554 with its technical standards, Regulation (EU) 2016/679 and ISO 27001:2022, as transcribed in the CISO Assistant library (August 2026)
- A public tracker of NIS2 transposition (June 2026)
- Microsoft Purview service descriptions and secondary licence comparisons (2025 to 2026)
- Control mappings are our own planning work and carry no authority

All facts as of 20 November 2026.
$article$
  );
