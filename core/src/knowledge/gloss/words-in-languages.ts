/** Everyday verbs, findings and goods; columns as in `ASKING`. */
const EVERYDAY = `
pregnant | esperando_un_bebe espero_un_bebe en_estado en_cinta encinta | esperando_um_bebe esperando_bebe gravidez | attends_un_bebe attends_un_enfant grossesse | ein_kind_erwarte erwarte_ein_kind erwarte_ein_baby | aspetto_un_bambino aspettando_un_bambino in_gravidanza gravidanza | pet_se_hu pet_se_hun garbhavastha
smells bad | huele_mal huele_raro huele_rancio | cheira_mal cheiro_estranho cheiro_ruim ta_fedendo | sent_bizarre sent_mauvais sent_fort sent_drole | riecht_komisch riecht_seltsam riecht_schlecht stinkt | puzza odore_strano ha_un_odore | ajeeb_smell badbu smell_aa_rahi
changed color | cambio_de_color se_puso_amarill* se_puso_marron cambiado_de_color | mudou_de_cor ficou_amarelo ficou_amarela ficou_marrom | change_de_couleur a_change_de_couleur a_jauni jauni a_bruni | farbe_geandert gelb_geworden braun_geworden hat_sich_verfarbt verfarbt | cambiato_colore diventato_giallo diventata_gialla ingiallit* | rang_badal_gaya peela_ho_gaya peeli_ho_gayi color_badal
expired | caducad* vencid* caduco vencio | vencid* venceu | perime* date_passee | abgelaufen* | scadut* | expire_ho_gaya expire_ho_gayi
white film | deja_la_cara_blanca cara_blanca rastro_blanco capa_blanca me_deja_blanca me_deja_blanco | deixa_o_rosto_branco rosto_branco deixa_meu_rosto_branco esbranquicad* | laisse_des_traces traces_blanches visage_blanc | weisser_film weisselt macht_weiss weisses_gesicht | lascia_il_viso_bianco viso_bianco patina_bianca scia_bianca | safed_ho_jata face_safed white_cast chehra_safed
clogs pores | tapa_poros tapa_los_poros obstruye_poros comedogenic* | entope_os_poros entope_poros comedogenic* | bouche_les_pores comedogene* | verstopft_die_poren verstopft_poren verstopft | chiude_i_pori ottura_i_pori intasa_i_pori occlude_i_pori | pores_band pores_block
tight skin after the shower | tirante_despues_de_ducharme | repuxa_depois_do_banho | tiraille_apres_la_douche | spannt_nach_dem_duschen spannt_nach_dem_waschen | tira_dopo_la_doccia | nahane_ke_baad_khich
shower | ducha ducharme duchar banarme | banho chuveiro | douche | dusche duschen | doccia | nahana nahane nahati
puffy eyes in the morning | ojos_hinchados_por_la_manana | acordo_com_os_olhos_inchados | yeux_gonfles_le_matin | morgens_geschwollene_augen morgens_sind_meine_augen_geschwollen | la_mattina_ho_gli_occhi_gonfi occhi_gonfi_la_mattina | subah_aankhein_sooji subah_aankh_sooji
puffy eyes | ojos_hinchados bolsas_en_los_ojos | olhos_inchados bolsas_nos_olhos | yeux_gonfles poches_sous_les_yeux | augen_geschwollen geschwollene_augen | occhi_gonfi borse_sotto_gli_occhi | aankhein_sooji aankhe_sooji
before my period | antes_de_la_regla antes_del_periodo antes_de_mi_regla | antes_da_menstruacao antes_da_tpm na_tpm | avant_mes_regles avant_les_regles | vor_der_periode vor_meinen_tagen vor_den_tagen | prima_del_ciclo prima_delle_mestruazioni | periods_se_pehle period_se_pehle
sunburned | me_queme_con_el_sol quemada_por_el_sol quemadura_solar insolad* | me_queimei_no_sol queimadura_de_sol queimada_do_sol | coup_de_soleil coups_de_soleil | sonnenbrand | scottata_al_sole scottato_al_sole scottatura eritema_solare | dhoop_se_jal sunburn_ho_gaya
through the window | por_la_ventana a_traves_de_la_ventana del_vidrio | pela_janela atraves_do_vidro | par_la_fenetre a_travers_la_vitre derriere_la_vitre | durch_das_fenster durchs_fenster durch_fenster hinter_glas | attraverso_la_finestra dalla_finestra attraverso_il_vetro | khidki_se khidki_ke
tan | bronce* bronceado | bronze* bronzeado | bronz* bronzage | braune braunen gebraunt | abbronz* | tan_hatana tanning kaala_pad
eyebrows | cejas | sobrancelha* | sourcils | augenbrauen | sopracciglia | bhauhein eyebrow
threading | hilo depilacion_con_hilo | linha_egipcia | epilation_au_fil | fadentechnik | filo_arabo | dhaga threading
waxing | cera depilarme depilar* depilacion | depilacao cera_quente depilar* | epil* cire | wachsen enthaarung epilier* | ceretta depilazione | wax waxing
armpits | axila* sobacos | axila* sovaco* | aisselle* | achsel* | ascell* | baghal underarm underarms
underarms dark | axilas_oscuras | axilas_escuras | aisselles_foncees | dunkle_achseln | ascelle_scure | baghal_kaali underarms_kaale
upper lip | bozo bigote labio_superior | buco labio_superior | levre_superieure | oberlippe damenbart | labbro_superiore baffetti | upper_lip moochh
small bumps | granitos bultitos ronchitas bolitas pelotitas | bolinhas carocinhos bolinha | petits_boutons petites_bosses | kleine_pickel pustelchen kleine_beulen | puntini bollicine brufoletti | chote_daane daane_aa_gaye dane_aa_gaye chhote_dane
deep pimples | granos_internos espinillas_enterradas granos_dolorosos | espinhas_internas espinha_interna | boutons_sous_peau boutons_kystiques | unterlagerungen unterirdische_pickel tiefe_pickel | brufoli_sottopelle brufoli_sotto_pelle | andar_wale_pimple dard_wale_pimple
pimple | grano espinilla barrito barro barros | espinha cravo_inflamado | bouton bouton_rouge | pickel | brufolo foruncolo | phunsi muhasa pimple
pop | reviento reventar exprimir apretar exprimo | espremer espremo estourar | percer presser percer_un_bouton | ausdrucken drucke | schiacciare schiaccio spremere | fodna phodna dabana dabau
comes back | vuelve vuelven me_vuelve reaparec* | volta voltam reaparec* | revient reviennent | kommt_wieder kommen_wieder | torna tornano ritorna | wapas_aa_jata wapas_aata
goes away | se_va se_quita desaparec* se_me_quitan | somem desaparec* vai_embora | part_pas disparait disparaissent s_en_va | geht_weg gehen_weg verschwind* | va_via vanno_via spariscono sparisce | chala_jata jaate_nahi jata_nahi
gets worse | empeor* va_a_peor | piora piorou piorando | s_aggrave empire pire | wird_schlimmer schlimmer | peggior* | badh_raha kharab_ho_raha badhta
peels off | se_me_pela se_pela descam* | descasc* descam* | pele desquam* | schalt_sich schuppt_sich | si_spella spell* desquam* | chhilka utar_rahi papdi
itches | me_pica pica picazon pican comezon | coca coceira cocando | gratte demange demangeaison* | juckt jucken | prude pizzica prurito | khujli khujlahat
stings | me_arde arde pica_un_poco escuece | arde ardendo ardencia pinica | pique picote brule_un_peu | brennt beisst kribbelt | brucia pizzica bruciore | jalan jalti chubhta
red | rojo roja rojos rojas colorad* | vermelh* | rouge rouges | rote rotes roter gerotet | rosso rossa arrossat* | laal
dull skin | piel_apagada cara_apagada sin_brillo | pele_opaca pele_sem_vico sem_vico | teint_terne peau_terne | fahle_haut fahl | pelle_spenta pelle_opaca viso_spento | bejaan dull
glow | luminosidad brillo_sano | vico luminosidade | eclat bonne_mine | strahlen | luminosita | nikhar glow chamak
large pores | poros_abiertos poros_dilatados poros_grandes | poros_abertos poros_dilatados | pores_dilates gros_pores | grosse_poren | pori_dilatati pori_aperti pori_grandi | bade_pores khule_pores open_pores
stubborn marks | marcas_de_acne cicatrices_de_acne marcas_de_granos | marcas_de_espinha cicatriz_de_acne | cicatrices_d_acne marques_d_acne | aknenarben pickelmale | cicatrici_da_acne segni_dei_brufoli | pimple_ke_daag pimple_ke_nishan
melasma | pano melasma cloasma | melasma cloasma | masque_de_grossesse melasma | melasma schwangerschaftsflecken | melasma cloasma | jhaiyan jhai
freckles | pecas | sardas | taches_de_rousseur | sommersprossen | lentiggini | til_jaise
mole | lunar lunares | pinta verruga | grain_de_beaute | muttermal leberfleck | neo nei | til massa
doctor | medico dermatolog* | medico dermatologista | medecin dermato dermatologue | arzt hautarzt arztin | medico dermatologo dermatologa | doctor daktar
remove makeup | desmaquill* quitarme_el_maquillaje | tirar_a_maquiagem demaquil* | demaquill* me_demaquiller | abschmink* | struccar* strucco | makeup_utarna makeup_hatana
makeup | maquillaje | maquiagem | maquillage fond_de_teint | make_up schminke | trucco fondotinta | makeup
concealer | corrector_de_ojeras | corretivo | anticernes correcteur | abdeckstift concealer | correttore | concealer
powder | polvo polvos | po_compacto | poudre | puder | cipria | powder
towel | toalla | toalha | serviette | handtuch | asciugamano | tauliya towel
pillow | almohada funda | travesseiro fronha | oreiller taie_d_oreiller | kissen kopfkissen | cuscino federa | takiya
cold water | agua_fria | agua_fria agua_gelada | eau_froide | kaltes_wasser | acqua_fredda | thanda_paani
hot water | agua_caliente | agua_quente | eau_chaude | heisses_wasser | acqua_calda | garam_paani
ice | hielo | gelo | glacon glacons glace | eiswurfel | ghiaccio | baraf
toothpaste | pasta_de_dientes pasta_dental dentifrico | pasta_de_dente creme_dental | dentifrice | zahnpasta zahncreme | dentifricio | toothpaste manjan
baking soda | bicarbonato | bicarbonato | bicarbonate | natron backpulver | bicarbonato | meetha_soda baking_soda
lemon juice | jugo_de_limon zumo_de_limon limon | suco_de_limao limao | jus_de_citron citron | zitronensaft zitrone | succo_di_limone limone | nimbu_ka_ras nimbu neembu
vinegar | vinagre | vinagre | vinaigre | essig apfelessig | aceto | sirka
egg white | clara_de_huevo | clara_de_ovo | blanc_d_oeuf | eiweiss | albume | ande_ka_safed
oatmeal | avena | aveia | avoine flocons_d_avoine | haferflocken hafer | avena | jai oats
snail | baba_de_caracol caracol | baba_de_caracol caracol | bave_d_escargot escargot* | schneckenschleim schnecke* | bava_di_lumaca lumac* | ghongha snail
diet | dieta comida lo_que_como | alimentacao comida dieta | alimentation regime nourriture | ernahrung essen | alimentazione dieta cibo | khana khane_se
dairy | lacteos leche | laticinios leite | produits_laitiers lait | milchprodukte milch | latticini | doodh dairy
chocolate | chocolate | chocolate | chocolat | schokolade | cioccolato cioccolata | chocolate
stress | estres estresad* | estresse stress nervos* | stress stresse | stress gestresst | stress stressat* | tension stress
lack of sleep | falta_de_sueno duermo_poco no_duermo | durmo_pouco falta_de_sono nao_durmo | manque_de_sommeil dors_peu dors_mal | schlafmangel schlafe_schlecht wenig_schlaf | dormo_poco mancanza_di_sonno dormo_male | neend_nahi neend_kam
smoking | fumar fumo tabaco | fumar fumo cigarro | fumer fume tabac cigarette | rauchen rauche zigaretten | fumare fumo_tanto sigarette | cigarette smoking dhoomrapan
gym | gimnasio entreno entrenar | academia treino malhar | salle_de_sport | fitnessstudio | palestra allenamento | gym kasrat
sweat | sudor sudo sudar | suor suo_muito suar | transpir* sueur | schwitz* schweiss | sud* sudore | paseena pasina
swimming pool | piscina alberca pileta | piscina | piscine | schwimmbad chlorwasser | piscina | swimming_pool
beach | playa | praia | plage | strand | spiaggia mare | beach samundar
wedding | boda | casamento | mariage | hochzeit | matrimonio nozze | shaadi shadi
mask wearing | mascarilla_todo_el_dia cubrebocas barbijo | mascara_o_dia_todo | porte_un_masque | maske_tragen | mascherina | mask_pehen
my daughter | mi_hija mi_nina | minha_filha minha_menina | ma_fille | meine_tochter | mia_figlia | meri_beti meri_bachi
my son | mi_hijo mi_nino | meu_filho meu_menino | mon_fils | mein_sohn | mio_figlio | mera_beta mere_bete
years old | anos_de_edad tiene_anos | anos_de_idade | ans | jahre_alt | anni | saal_ka saal_ki saal_ke
wants | quiere quieren | quer querem | veut veulent | mochte | vuole vogliono | chahti chahta maang_rahi maang_raha
how much does it cost | cuanto_cuesta cuanto_vale | quanto_custa quanto_e | combien_ca_coute ca_coute_combien | wie_viel_kostet was_kostet | quanto_costa | kitne_ka kitna_paisa
for less than | por_menos_de menos_de de_hasta | por_menos_de menos_de ate | a_moins_de moins_de | unter weniger_als fur_unter | sotto_i a_meno_di meno_di | se_kam ke_andar
not greasy | no_grasa sin_grasa no_grasosa que_no_engrase | nao_oleoso sem_oleo toque_seco | non_grasse pas_grasse non_gras | nicht_fettend nicht_fettig fettfrei | non_unta non_grassa | chipchipa_na_ho non_greasy
for sensitive skin | para_piel_sensible | para_pele_sensivel | pour_peau_sensible | fur_empfindliche_haut | per_pelle_sensibile | sensitive_skin_ke_liye
without perfume | sin_perfume sin_fragancia sin_olor | sem_perfume sem_cheiro sem_fragrancia | sans_parfum | ohne_duft ohne_parfum duftfrei parfumfrei | senza_profumo | bina_khushbu bina_fragrance
delete my account | borro_mi_cuenta borrar_mi_cuenta eliminar_mi_cuenta darme_de_baja | excluir_minha_conta apagar_minha_conta deletar_minha_conta | supprimer_mon_compte effacer_mon_compte | konto_loschen losche_ich_mein_konto account_loschen | cancellare_il_mio_account elimino_il_mio_account eliminare_l_account | account_delete account_band
cancel my subscription | cancelo_la_suscripcion cancelar_la_suscripcion cancelar_mi_suscripcion | cancelo_a_assinatura cancelar_a_assinatura cancelar_minha_assinatura | annuler_mon_abonnement resilier_mon_abonnement | abo_kundigen kundige_ich_das_abo abo_beenden | disdire_l_abbonamento annullare_l_abbonamento disdico | subscription_cancel subscription_band
charged twice | me_cobraron_dos_veces cobrado_dos_veces | cobraram_duas_vezes cobrado_duas_vezes | debite_deux_fois preleve_deux_fois | doppelt_abgebucht zweimal_abgebucht | addebitato_due_volte pagato_due_volte | do_baar_paise do_baar_kat
`;

/**
 * How people ask, in Spanish, Portuguese, French, German, Italian and Hindi in Latin letters: English first, then one
 * column a language, written as in `../questions/gloss.ts`. A dash stands for none of its own.
 */
const ASKING = `
what is the difference between | que_diferencia_hay_entre cual_es_la_diferencia_entre en_que_se_diferencian | qual_a_diferenca_entre que_diferenca_tem | quelle_difference_entre quelle_est_la_difference_entre difference_entre | was_ist_der_unterschied_zwischen unterschied_zwischen was_unterscheidet | che_differenza_c_e che_differenza_ce_tra qual_e_la_differenza differenza_tra differenza_fra | kya_fark_hai kya_antar_hai kya_difference_hai
how long does it take | cuanto_tarda cuanto_tardan cuanto_demora en_cuanto_tiempo cuanto_tiempo_tarda cuando_hace_efecto | quanto_tempo_demora quanto_tempo_leva quanto_demora em_quanto_tempo leva_quanto_tempo | combien_de_temps_faut_il en_combien_de_temps combien_de_temps_avant | wie_lange_dauert wie_lange_dauert_es wie_lange_braucht ab_wann_wirkt | quanto_tempo_ci_mette quanto_ci_mette quanto_tempo_ci_vuole in_quanto_tempo | kitna_time_lagega kitne_din_lagte kitne_din_mein kitne_time_mein
what works | que_funciona que_sirve | o_que_funciona o_que_resolve o_que_ajuda | qu_est_ce_qui_marche quoi_de_mieux | was_hilft was_wirkt was_bringt_was | cosa_funziona cosa_aiuta cosa_serve | kya_kaam_karta kya_asar_karta
is it normal | es_normal sera_normal | e_normal isso_e_normal | est_ce_normal c_est_normal | ist_das_normal normal_oder | e_normale sara_normale | normal_hai kya_normal_hai
is it bad | es_malo hace_dano hace_mal es_danino | faz_mal e_ruim prejudica | est_ce_mauvais c_est_mauvais est_ce_nocif fait_du_mal | schadet_das ist_das_schadlich ist_das_schlimm ist_das_schlecht | fa_male e_dannoso | nuksan_hota kharab_hai_kya nuksan_karta
is it dangerous | es_peligroso sera_peligroso es_peligrosa | e_perigoso e_perigosa | est_ce_dangereux c_est_dangereux | ist_das_gefahrlich gefahrlich | e_pericoloso e_pericolosa | khatarnak khatra_hai_kya
is it safe | es_seguro es_segura | e_seguro e_segura | est_ce_sur sans_danger | ist_das_sicher | e_sicuro e_sicura | safe_hai_kya surakshit
is it worth it | vale_la_pena merece_la_pena | vale_a_pena | ca_vaut_le_coup vaut_la_peine | lohnt_sich lohnt_es_sich | vale_la_pena ne_vale_la_pena | paisa_vasool faayda_hai_kya
what do i do | que_hago que_debo_hacer que_puedo_hacer | o_que_faco que_faco o_que_devo_fazer | que_faire quoi_faire | was_tun was_mache_ich was_kann_ich_tun was_soll_ich_tun | cosa_faccio che_faccio cosa_devo_fare che_fare | kya_karu kya_karun kya_kare
what can i use | que_me_pongo que_me_echo que_uso que_puedo_usar que_me_recomiendas | o_que_passo o_que_posso_usar o_que_uso | que_mettre qu_est_ce_que_je_peux_mettre | was_kann_ich_benutzen was_nehme_ich was_soll_ich_nehmen | cosa_metto cosa_posso_usare cosa_uso | kya_lagau kya_use_karu kya_lagana_chahiye
can i still use it | todavia_sirve aun_sirve la_puedo_seguir_usando | ainda_posso_usar ainda_serve da_pra_usar | je_peux_encore_l_utiliser encore_utilisable | noch_gut noch_benutzen noch_verwenden kann_ich_noch | posso_ancora_usarla e_ancora_buona | abhi_bhi_use use_kar_sakte
throw it away | tiro_a_la_basura la_tiro lo_tiro tirar_la la_boto desecho | jogo_fora jogar_fora descarto | je_la_jette je_le_jette jeter jette | wegwerfen wegschmeissen in_den_mull | la_butto lo_butto buttare butto | fek_du fenk_du phek_du phenk_dun fek_dena
is there another one instead | hay_otro hay_otra existe_otro otra_opcion | tem_outro tem_outra existe_outro outra_opcao | y_en_a_t_il_un_autre un_autre une_autre | gibt_es_eine_andere gibt_es_ein_anderes eine_andere ein_anderes | ce_n_e_un_altro c_e_un_altro un_altro un_altra | koi_aur koi_dusra koi_dusri aur_koi
is it necessary | es_necesario hace_falta tengo_que necesito | e_necessario preciso_mesmo tenho_que tem_que | est_ce_necessaire faut_il est_il_necessaire | muss_ich muss_man ist_es_notig | e_necessario devo_per_forza bisogna | zaroori_hai zaruri_hai jaroori
how do i get rid of | como_quito como_elimino como_me_quito como_saco | como_tiro como_elimino como_acabar_com como_me_livro | comment_enlever comment_eliminer comment_se_debarrasser | wie_werde_ich_los wie_bekomme_ich_weg wie_kriege_ich_weg | come_tolgo come_elimino come_mi_libero come_togliere | kaise_hataye kaise_hatau kaise_hataun kaise_mitaye kaise_nikale
how many times a week | cuantas_veces_a_la_semana cuantas_veces_por_semana | quantas_vezes_por_semana quantas_vezes_na_semana | combien_de_fois_par_semaine | wie_oft_pro_woche wie_oft_in_der_woche | quante_volte_a_settimana quante_volte_alla_settimana | hafte_mein_kitni_baar hafte_me_kitni_baar week_mein_kitni_baar
how often | cada_cuanto cada_cuanto_tiempo con_que_frecuencia | com_que_frequencia de_quanto_em_quanto_tempo | a_quelle_frequence tous_les_combien | wie_oft in_welchem_abstand | ogni_quanto con_che_frequenza | kitni_baar kab_kab
in what order | en_que_orden | em_que_ordem qual_a_ordem | dans_quel_ordre quoi_en_premier | in_welcher_reihenfolge was_kommt_zuerst was_zuerst | in_che_ordine cosa_va_prima | kis_order_mein pehle_kya kya_pehle
at the same time | al_mismo_tiempo a_la_vez juntos juntas la_misma_noche | ao_mesmo_tempo juntos juntas na_mesma_noite | en_meme_temps ensemble le_meme_soir | gleichzeitig am_selben_abend am_gleichen_abend zusammen | nello_stesso_momento insieme la_stessa_sera stessa_sera | ek_saath ek_sath saath_mein
on top of | encima_de encima_del por_encima | por_cima_do por_cima_da por_cima em_cima_do | par_dessus sur_la | uber_die uber_der oben_drauf daruber | sopra_la sopra_il sopra_lo | ke_upar upar_se
why do i have more | por_que_tengo_mas por_que_me_salen_mas | por_que_tenho_mais por_que_nascem_mais | pourquoi_j_ai_plus_de | warum_habe_ich_mehr warum_bekomme_ich_mehr | perche_ho_piu | zyada_kyu zyada_kyun
why does my | por_que_se_me por_que_me | por_que_minha por_que_meu | pourquoi_ma pourquoi_mon | warum_wird_meine | perche_la_mia perche_il_mio | meri_kyu mera_kyu
did it get better | ha_mejorado mejoro esta_mejor | melhorou esta_melhor ficou_melhor | est_elle_mieux ca_s_est_ameliore va_mieux s_est_amelioree | besser_geworden hat_sich_verbessert | e_migliorata e_migliorato va_meglio sta_meglio | better_hui behtar_hui sudhar
since the last scan | desde_el_ultimo_escaneo desde_la_ultima_foto desde_el_ultimo_analisis | desde_o_ultimo_scan desde_a_ultima_foto | depuis_le_dernier_scan qu_a_la_derniere_photo depuis_la_derniere_photo depuis_la_derniere_analyse | seit_dem_letzten_scan seit_dem_letzten_foto | dall_ultima_scansione dall_ultimo_scan dall_ultima_foto | pichle_scan_se last_scan_se pichli_photo_se
does it cause pimples | da_granos salen_granos_por provoca_granos saca_granos causa_acne | da_espinha causa_espinha da_acne | donne_des_boutons donne_t_il_des_boutons donne_t_elle_des_boutons provoque_des_boutons | macht_pickel bekommt_man_pickel verursacht_pickel | fa_venire_i_brufoli fanno_venire_i_brufoli provoca_brufoli | pimple_hote pimples_hote se_pimple se_pimples
does it lighten spots | aclara_las_manchas quita_las_manchas | clareia_manchas clareia_as_manchas tira_manchas | eclaircit_les_taches enleve_les_taches | hellt_flecken_auf macht_flecken_weg | schiarisce_le_macchie toglie_le_macchie | daag_jaate daag_jate daag_hatata
thank you | muchas_gracias mil_gracias | muito_obrigada muito_obrigado valeu | merci_beaucoup | vielen_dank danke_schon | grazie_mille | bahut_shukriya
`;

/**
 * Things people name beside skin, by language, written as in `../questions/gloss.ts`: what the table of things reads in
 * English is found in these words too.
 */
const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	French: {
		"blotting paper": "papier_matifiant papiers_matifiants papier_absorbant",
		harm: "abime abiment empire",
		shine: "brille brillent luisant",
		"coconut oil": "huile_de_coco huile_coco",
		"shea butter": "beurre_de_karite karite",
		"clogs pores": "bouche_les_pores bouchent_les_pores boucher_les_pores",
		"hard water": "eau_calcaire eau_dure eau_est_dure",
		"micellar water": "eau_micellaire micellaire",
		"razor bumps": "poils_incarnes poil_incarne boutons_de_rasage",
		shave: "rase rasage raser rasoir",
		"baking soda": "bicarbonate",
		lemon: "citron",
		collagen: "collagene",
		thins: "amincit affine",
		"clay mask": "masque_a_l_argile argile",
		"swimming pool": "piscine",
		"night shift": "travail_de_nuit travaille_de_nuit de_nuit",
		"spicy food": "epice epices manger_epice",
		honey: "miel",
		"tea tree": "arbre_a_the tea_tree",
		"aloe vera": "aloe",
		biotin: "biotine",
		"salicylic acid": "acide_salicylique",
		"hyaluronic acid": "acide_hyaluronique",
		reminders: "rappels rappel notifications",
	},
	Spanish: {
		"blotting paper": "papel_matificante papel_absorbente papeles_matificantes toallitas_matificantes",
		"coconut oil": "aceite_de_coco",
		"shea butter": "manteca_de_karite",
		"clogs pores": "tapa_los_poros obstruye_los_poros tapan_los_poros",
		"hard water": "agua_dura agua_con_cal mucha_cal",
		"micellar water": "agua_micelar micelar",
		"razor bumps": "pelos_enterrados vellos_enterrados foliculitis_de_la_barba pelos_encarnados",
		shave: "afeito afeitar afeitado rasurar rasuro rastrillo cuchilla",
		"baking soda": "bicarbonato",
		lemon: "limon",
		collagen: "colageno",
		"thins skin": "adelgaza_la_piel afina_la_piel",
		"clay mask": "mascarilla_de_arcilla arcilla barro",
		"swimming pool": "piscina alberca",
		"night shift": "turno_de_noche trabajo_de_noche turno_nocturno",
		"spicy food": "picante comida_picante",
		honey: "miel",
		"aloe vera": "sabila aloe",
		biotin: "biotina",
		"salicylic acid": "acido_salicilico",
		"hyaluronic acid": "acido_hialuronico",
	},
	Portuguese: {
		"blotting paper": "papel_matificante lenco_matificante lencos_antibrilho",
		"coconut oil": "oleo_de_coco",
		"shea butter": "manteiga_de_karite",
		"clogs pores": "entope_os_poros entope_poros obstrui_os_poros",
		"hard water": "agua_calcaria agua_dura muito_calcaria agua_com_calcario calcario",
		"micellar water": "agua_micelar micelar",
		"razor bumps": "pelo_encravado pelos_encravados foliculite_da_barba",
		shave: "faco_a_barba fazer_a_barba raspar lamina barbear gilete",
		"baking soda": "bicarbonato",
		lemon: "limao",
		collagen: "colageno",
		"thins skin": "afina_a_pele",
		"clay mask": "mascara_de_argila argila",
		"swimming pool": "piscina",
		"night shift": "turno_da_noite trabalho_de_noite",
		"spicy food": "picante pimenta",
		honey: "mel",
		"aloe vera": "babosa aloe",
		biotin: "biotina",
		bumps: "bolinha bolinhas carocinho carocinhos",
	},
	Italian: {
		"blotting paper": "cartine_assorbisebo salviette_opacizzanti",
		"coconut oil": "olio_di_cocco",
		"shea butter": "burro_di_karite",
		"clogs pores": "ostruisce_i_pori intasa_i_pori chiude_i_pori",
		"hard water": "acqua_dura acqua_calcarea calcare",
		"micellar water": "acqua_micellare micellare",
		"razor bumps": "peli_incarniti pelo_incarnito",
		shave: "faccio_la_barba rado radere rasatura rasoio lametta",
		"baking soda": "bicarbonato",
		lemon: "limone",
		collagen: "collagene",
		thins: "assottiglia",
		throw: "buttare butta",
		july: "luglio",
		summer: "estate d_estate",
		"clay mask": "maschera_all_argilla argilla",
		"swimming pool": "piscina",
		"night shift": "turno_di_notte",
		"spicy food": "piccante cibo_piccante",
		honey: "miele",
		biotin: "biotina",
	},
	German: {
		"blotting paper": "blotting_paper loschpapier mattierende_tucher",
		"azelaic acid": "azelain* azelainsaure",
		panthenol: "panthenol*",
		"over the cream": "druber daruber",
		"under the cream": "drunter darunter creme_drunter",
		"dilutes the ingredient": "verdunnt verdunnen",
		"is that ok": "gehts_so geht_das so_ok passt_das",
		"coconut oil": "kokosol kokosnussol",
		"shea butter": "sheabutter",
		"clogs pores": "verstopft_poren verstopft_die_poren poren_verstopfen",
		"hard water": "hartes_wasser kalkhaltig* kalkwasser kalk",
		"micellar water": "mizellenwasser mizellen*",
		"razor bumps": "rasierpickel eingewachsene_haare eingewachsen*",
		shave: "rasier* rasur",
		"baking soda": "natron backpulver",
		lemon: "zitrone* zitronensaft",
		collagen: "kollagen* collagen*",
		"clay mask": "heilerde tonerde lehmmaske",
		"swimming pool": "schwimmbad freibad",
		"night shift": "nachtschicht* nachtdienst*",
		"spicy food": "scharf_essen scharfes_essen scharf",
		honey: "honig",
		biotin: "biotin",
		"tea tree": "teebaum*",
	},
	Hindi: {
		"coconut oil": "nariyal_tel nariyal_ka_tel",
		"hard water": "khara_pani hard_pani borewell_pani",
		shave: "shave shaving dadhi",
		lemon: "nimbu nimboo",
		"baking soda": "meetha_soda baking_soda",
		honey: "shahad",
		"gram flour": "besan",
		curd: "dahi",
		"aloe vera": "aloe ghrit_kumari",
		"night shift": "night_shift raat_ki_shift",
		"spicy food": "teekha masaledar",
	},
};

/** Things as they are said in a language, English word first; empty for one that has none. */
export function thingsSaid(language: string): Readonly<Record<string, string>> {
	return SAID[language] ?? {};
}

/** The columns of the tables, after the English one. */
const COLUMNS = ["Spanish", "Portuguese", "French", "German", "Italian", "Hindi"];
const NONE = "-";

/** Words of care and of asking that all languages have, with the English ones they stand for. */
export function everydayWords(language: string): Readonly<Record<string, string>> {
	const at = COLUMNS.indexOf(language);
	if (at < 0) return {};
	const rows = `${ASKING}${EVERYDAY}`.split("\n").filter((row) => row.includes("|"));
	return Object.fromEntries(
		rows.flatMap((row) => {
			const [english = "", ...columns] = row.split("|").map((cell) => cell.trim());
			const said = columns[at] ?? NONE;
			return said === NONE || said === "" ? [] : [[english, said] as const];
		}),
	);
}
